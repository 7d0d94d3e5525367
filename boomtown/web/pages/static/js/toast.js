// @ts-check
// Short messages at the edge of the board.

/** @type {number} */
let timer = 0;

/**
 * @param {string} head @param {{rules?: {id: string, text: string}[], more?: string, game?: string, calm?: boolean}} [what]
 */
export function toast(head, what = {}) {
  const box = document.querySelector("#toast");
  const says = document.querySelector("#toast-says");
  if (!(box instanceof HTMLElement) || !says) return;
  box.classList.toggle("calm", Boolean(what.calm));
  says.replaceChildren(element("b", head));
  for (const rule of what.rules ?? []) {
    const line = element("p", `${rule.text} `);
    const chip = element("a", rule.id);
    chip.className = "rule";
    chip.setAttribute("href", `/rules/${what.game ?? ""}#${rule.id}`);
    chip.setAttribute("target", "_blank");
    line.append(chip);
    says.append(line);
  }
  if (what.more) {
    const more = element("p", what.more);
    more.className = "muted";
    says.append(more);
  }
  box.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(hideToast, what.calm ? 4000 : 8000);
}

export function hideToast() {
  const box = document.querySelector("#toast");
  if (box instanceof HTMLElement) box.hidden = true;
}

/** A refusal goes with the decision that it spoke of. */
export function hideRefusal() {
  if (!document.querySelector("#toast")?.classList.contains("calm")) hideToast();
}

/** @param {string} tag @param {string} text */
export function element(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

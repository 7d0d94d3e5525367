// @ts-check
// Fragments of the page: what the house sends is put in its place, nothing else is touched.

/** @typedef {{tag: string, html?: string}} Part */

/** Which fragments the page has. */
export class Parts {
  /** @param {Record<string, string>} tags */
  constructor(tags) {
    this.tags = new Map(Object.entries(tags));
    this.following = true; // the log shows its end, unless one has scrolled up
    const scroller = logScroller();
    let top = 0;
    scroller?.addEventListener("scroll", () => {
      if (!scroller.clientHeight) return;
      const atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 8;
      this.following = atEnd || (this.following && scroller.scrollTop >= top); // a smaller box is no scrolling up
      top = scroller.scrollTop;
    });
    if (scroller) new ResizeObserver(() => this.follow()).observe(scroller);
  }

  /** Show the end of the log, unless one has scrolled up. */
  follow() {
    const scroller = logScroller();
    if (scroller && this.following) scroller.scrollTop = scroller.scrollHeight;
  }

  /** The tags to send along, so that only news comes back. */
  have() {
    return [...this.tags.values()].join(",");
  }

  /** @param {string} name */
  forget(name) {
    this.tags.delete(name);
  }

  /**
   * Put fragments in their places; returns the names of those that changed.
   * @param {Record<string, Part>} parts
   */
  put(parts) {
    /** @type {string[]} */
    const changed = [];
    for (const [name, part] of Object.entries(parts)) {
      this.tags.set(name, part.tag);
      const place = placeOf(name);
      if (part.html === undefined || !place) continue;
      keepFocus(place, () => {
        place.innerHTML = part.html ?? "";
      });
      changed.push(name);
    }
    return changed;
  }

  /**
   * The log comes in parts too: those that are gone (after an undo) go.
   * @param {Record<string, Part>} parts
   */
  putLog(parts) {
    const list = document.querySelector("#log");
    if (!list) return;
    const before = lastLine(list);
    for (const old of [...list.children]) {
      const name = /** @type {HTMLElement} */ (old).dataset.part ?? "";
      if (!(name in parts)) {
        old.remove();
        this.tags.delete(name);
      }
    }
    for (const [name, part] of Object.entries(parts)) {
      let item = list.querySelector(`:scope > [data-part="${name}"]`);
      if (!item) {
        item = document.createElement("li");
        item.className = "part";
        /** @type {HTMLElement} */ (item).dataset.part = name;
        item.append(document.createElement("ol"));
        list.append(item);
      }
      this.tags.set(name, part.tag);
      const inner = item.firstElementChild;
      if (part.html !== undefined && inner) keepFocus(inner, () => (inner.innerHTML = part.html ?? ""));
    }
    for (const line of list.querySelectorAll("li[data-line]")) {
      line.classList.toggle("now", Number(/** @type {HTMLElement} */ (line).dataset.line) > before);
    }
    this.follow();
  }
}

/** The box in which the log scrolls. */
function logScroller() {
  return document.querySelector("#log")?.closest(".scroll") ?? null;
}

/** @param {Element} list */
function lastLine(list) {
  const lines = list.querySelectorAll("li[data-line]");
  const last = /** @type {HTMLElement|undefined} */ (lines[lines.length - 1]);
  return last ? Number(last.dataset.line) : -1;
}

/** @param {string} name @returns {Element|null} */
function placeOf(name) {
  if (name === "pieces") return document.querySelector("#view svg > g.pieces");
  return document.querySelector(`[data-part="${name}"]`);
}

/**
 * Swap something without taking the focus from what was focused in it, if it is still there.
 * @param {Element} place @param {() => void} swap
 */
export function keepFocus(place, swap) {
  const focused = document.activeElement;
  const key = focused instanceof Element && place.contains(focused) ? keyOf(focused) : "";
  swap();
  if (!key) return;
  const again = place.querySelector(key);
  if (again instanceof HTMLElement || again instanceof SVGElement) again.focus({ preventScroll: true });
}

/** @param {Element} element */
function keyOf(element) {
  for (const name of ["data-action", "data-target", "data-moment", "data-late", "data-vote", "id"]) {
    const value = element.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  return "";
}

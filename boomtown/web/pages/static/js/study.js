// @ts-check
// The analysis beside a replay: asked for once, waited for, then shown; its turning points lead into the replay.

import { ask } from "./site.js";
import { WORDS } from "./words.js";

const EVERY = 800; // milliseconds from one look at the progress to the next

/**
 * @param {string} table @param {string} invite the end of an address @param {() => void} shown
 */
export function study(table, invite, shown) {
  const place = document.querySelector("#study");
  if (!place) return;
  place.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest("#analyse") : null;
    if (!(button instanceof HTMLButtonElement)) return;
    button.disabled = true;
    try {
      await ask(`/api/tables/${table}/analysis${invite}`, {});
      await follow();
    } catch (error) {
      say(error instanceof Error ? error.message : "");
      button.disabled = false;
    }
  });

  /** Show how much is done until all of it is. */
  async function follow() {
    for (;;) {
      const news = await ask(`/t/${table}/analysis.json${invite}`);
      const bar = place?.querySelector("progress");
      if (news.state === "working" && bar) bar.value = 100 * news.share;
      else if (place) place.innerHTML = news.html;
      if (news.state !== "working") break;
      await new Promise((done) => setTimeout(done, EVERY));
    }
    say(WORDS.analysed, true);
    shown();
  }

  /** @param {string} words @param {boolean} [quiet] for screen readers only */
  function say(words, quiet = false) {
    const says = document.querySelector("#study-says");
    if (!says) return;
    says.classList.toggle("sr", quiet);
    says.textContent = words;
  }

  if (place.querySelector("progress")) follow().catch((error) => say(error.message));
}

/** Mark the lines of the log that tell what was done at a turning point. */
export function markTurnings() {
  for (const old of document.querySelectorAll("#log .tag.turning")) old.remove();
  const lines = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#log li[data-at]:not(.r0)")]);
  for (const one of document.querySelectorAll(".turnings [data-moment]")) {
    const line = lines.find((each) => Number(each.dataset.at) > Number(one.getAttribute("data-moment")));
    const tag = document.createElement("span");
    tag.className = "tag good turning";
    tag.textContent = WORDS.turning(one.textContent ?? "");
    line?.lastElementChild?.append(" ", tag);
  }
}

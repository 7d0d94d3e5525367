// @ts-check
// The button beside a replay that lets the house deal the game again and say whether everything agrees.

import { ask } from "./site.js";

const page = /** @type {HTMLElement|null} */ (document.querySelector(".rp"));
const button = document.querySelector("#verify");
const says = document.querySelector("#verified");

/** @param {string[]} sentences */
function show(sentences) {
  says?.replaceChildren(
    ...sentences.map((sentence) => {
      const line = document.createElement("li");
      line.textContent = sentence;
      return line;
    }),
  );
}

button?.addEventListener("click", async () => {
  const invite = page?.dataset.invite ? `?invite=${encodeURIComponent(page.dataset.invite)}` : "";
  try {
    const found = await ask(`/api/tables/${page?.dataset.table}/verify${invite}`);
    show(found.checks.map((/** @type {{words: string}} */ check) => check.words));
  } catch (error) {
    show([error instanceof Error ? error.message : ""]);
  }
});

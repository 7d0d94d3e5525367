// @ts-check
// The front page: a table against bots in one click.
import { ask, attempt } from "./site.js";

/** @typedef {{value: string, name: string}} Choice */
/** @typedef {{id: string, title: string, players: number[], options: {name: string, words: string, default: string, choices: Choice[]}[]}} GameFacts */

const form = /** @type {HTMLFormElement} */ (document.getElementById("quick"));
/** @type {GameFacts[]} */
const games = JSON.parse(form.dataset.games ?? "[]");
const field = (/** @type {string} */ name) => /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));
const more = /** @type {HTMLElement} */ (document.getElementById("quick-options"));
const chosen = () => games.find((game) => game.id === field("game").value) ?? games[0];

/** @param {HTMLSelectElement} select @param {Choice[]} choices @param {string} value */
function fill(select, choices, value) {
  select.replaceChildren(...choices.map((c) => new Option(c.name, c.value, false, c.value === value)));
}

function showGame() {
  const game = chosen();
  const seats = String(game.players[Math.min(1, game.players.length - 1)]);
  fill(field("seats"), game.players.map((n) => ({ value: String(n), name: String(n) })), seats);
  more.replaceChildren(
    ...game.options.filter((option) => option.choices.length).map((option) => {
      const label = document.createElement("label");
      const select = document.createElement("select");
      select.dataset.option = option.name;
      fill(select, option.choices, option.default);
      label.append(option.words, select);
      return label;
    }),
  );
  showPicture();
}

function showPicture() {
  document.querySelectorAll("#hero img").forEach((picture) => {
    const wish = new URLSearchParams(options());
    if (picture.classList.contains("by-night")) wish.set("night", "true");
    picture.setAttribute("src", `/games/${chosen().id}/picture.svg?${wish}`);
  });
}

function options() {
  /** @type {Record<string, string>} */
  const found = {};
  more.querySelectorAll("select").forEach((select) => (found[select.dataset.option ?? ""] = select.value));
  return found;
}

field("game").addEventListener("change", showGame);
more.addEventListener("change", showPicture);
showGame();

form.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(form.querySelector("button"), document.getElementById("quick-says"), async () => {
    const seats = Number(field("seats").value);
    const chairs = ["me", ...Array(seats - 1).fill(field("bot").value)];
    const table = await ask("/api/tables", { game: chosen().id, seats, options: options(), chairs });
    location.href = `/t/${table.id}`;
  });
});

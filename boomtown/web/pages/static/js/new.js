// @ts-check
// The form for a new table: what can be chosen depends on the game; a summary says what it will be.
import { ask, attempt, copy } from "./site.js";
import { WORDS } from "./words.js";

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const form = /** @type {HTMLFormElement} */ (byId("new"));
/** @type {{id: string, title: string, players: number[]}[]} */
const games = JSON.parse(form.dataset.games ?? "[]");
const value = (/** @type {string} */ name) => String(new FormData(form).get(name) ?? "");
const seats = /** @type {HTMLSelectElement} */ (form.elements.namedItem("seats"));
const chairs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-chair]")]);
const game = () => games.find((one) => one.id === value("game")) ?? games[0];

const options = () => {
  /** @type {Record<string, string>} */
  const found = {};
  /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */
  const fields = form.querySelectorAll(`[data-for="${game().id}"] [data-option]`);
  fields.forEach((field) => (found[field.dataset.option ?? ""] = field.value.trim()));
  return found;
};
const seated = () => chairs.slice(0, Number(seats.value)).map((li) => li.querySelector("select")?.value ?? "open");

function showGame() {
  const players = game().players;
  const before = Number(seats.value);
  const now = players.includes(before) ? before : players[Math.min(1, players.length - 1)];
  seats.replaceChildren(...players.map((n) => new Option(String(n), String(n), false, n === now)));
  /** @type {NodeListOf<HTMLElement>} */
  const parts = form.querySelectorAll("[data-for]");
  parts.forEach((part) => (part.hidden = part.dataset.for !== game().id));
}

function showSum() {
  chairs.forEach((li, n) => (li.hidden = n >= Number(seats.value)));
  byId("clock").hidden = value("pace") !== "turns";
  const who = seated();
  const mine = who.filter((one) => one === "me").length;
  const free = who.filter((one) => one === "open").length;
  const parts = [WORDS.people(mine) + (mine > 1 ? ` (${WORDS.hotSeat})` : ""), WORDS.bots(who.length - mine - free), WORDS.free(free)];
  const clock = /** @type {HTMLSelectElement} */ (form.elements.namedItem("clock"));
  /** @type {[string, string][]} */
  const lines = [[WORDS.game, game().title]];
  /** @type {NodeListOf<HTMLSelectElement>} */
  const selects = form.querySelectorAll(`[data-for="${game().id}"] select`);
  selects.forEach((s) => lines.push([s.dataset.option === "map" ? "Map" : s.parentElement?.firstChild?.textContent ?? "", s.selectedOptions[0].text]));
  lines.push([WORDS.who, parts.filter((part) => !part.startsWith("0")).join(", ")]);
  lines.push([WORDS.pace, value("pace") === "live" ? WORDS.live : `${WORDS.turns}, ${clock.value ? clock.selectedOptions[0].text : WORDS.noClock}`]);
  lines.push([WORDS.door, value("door") === "open" ? WORDS.open : WORDS.invited]);
  if (value("open_hands")) lines.push([WORDS.hands, WORDS.allOpen]);
  if (!value("hints")) lines.push([WORDS.hints, WORDS.none]);
  byId("sum").replaceChildren(...lines.flatMap(([name, text]) => [element("dt", name), element("dd", text)]));
  byId("when").textContent = free ? WORDS.later : WORDS.now;
}

/** @param {string} tag @param {string} text */
function element(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** @param {{id: string, invite: string}} table */
function showMade(table) {
  byId("ask").hidden = true;
  byId("made").hidden = false;
  byId("made-says").textContent = WORDS.made(value("door"));
  /** @type {HTMLInputElement} */ (byId("link")).value = `${location.origin}/t/${table.id}?invite=${table.invite}`;
  byId("go").setAttribute("href", `/t/${table.id}`);
  byId("made-h").focus();
  scrollTo(0, 0);
}

form.addEventListener("change", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.name === "game") showGame();
  showSum();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(form.querySelector("button"), byId("says"), async () => {
    const wish = {
      game: game().id,
      seats: Number(seats.value),
      name: value("name"),
      options: options(),
      chairs: seated(),
      pace: value("pace"),
      door: value("door"),
      open_hands: value("open_hands") === "on",
      hints: value("hints") === "on",
      bot_pause: Number(value("pause")),
      clock: value("pace") === "turns" && value("clock") ? Number(value("clock")) : null,
    };
    const table = await ask("/api/tables", wish);
    if (table.state === "lobby") showMade(table);
    else location.href = `/t/${table.id}`;
  });
});
byId("copy").addEventListener("click", () => copy(/** @type {HTMLInputElement} */ (byId("link")), byId("copied")));
showGame();
showSum();

// @ts-check
// Before the game: who sits where, sitting down and getting up, bots, the invitation.

import { Live } from "./live.js";
import { ask, copy } from "./site.js";

const $ = (/** @type {string} */ q) => /** @type {HTMLElement|null} */ (document.querySelector(q));
const lobby = /** @type {HTMLElement} */ ($(".lobby"));
const table = lobby.dataset.table ?? "";
const invite = lobby.dataset.invite ? `?invite=${encodeURIComponent(lobby.dataset.invite)}` : "";

/** @param {string} words */
function say(words) {
  const place = $("#lobby-says");
  if (place) place.textContent = words;
}

async function refresh() {
  const news = await ask(`/t/${table}/lobby.json${invite}`).catch(() => null);
  if (!news) return;
  if (news.state !== "lobby") location.reload();
  const seats = $("#seats");
  if (seats && seats.innerHTML !== news.html) seats.innerHTML = news.html;
}

/** @param {string} what @param {object} body */
async function act(what, body) {
  try {
    const name = /** @type {HTMLInputElement|null} */ ($("#my-name"));
    if (what === "join" && name?.value.trim()) await ask("/api/me", { name: name.value });
    const sat = await ask(`/api/tables/${table}/${what}${what === "join" ? invite : ""}`, body);
    if (what !== "bots" || sat.state !== "lobby") location.reload();
    else await refresh();
  } catch (error) {
    if (error instanceof Error) say(error.message);
  }
}

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  const join = event.target.closest("[data-sit]")?.getAttribute("data-sit");
  const bot = event.target.closest("[data-seat-bot]")?.getAttribute("data-seat-bot");
  if (join) act("join", { seat: Number(join) });
  else if (event.target.closest("[data-leave]")) act("leave", {});
  else if (bot) {
    const choice = /** @type {HTMLSelectElement} */ ($(`[data-bot-for="${bot}"]`));
    act("bots", { seat: Number(bot), bot: choice.value });
  }
});

$("#copy")?.addEventListener("click", () => copy(/** @type {HTMLInputElement} */ ($("#invite")), $("#lobby-says")));

new Live(table, lobby.dataset.invite ?? "", refresh, () => {});

// @ts-check
// The replay: a scrubber over all moves, with anybody's eyes, and an address for every moment.

import { Board, zoomButtons, zoomKey } from "./board.js";
import { move, stands } from "./moving.js";
import { Parts } from "./parts.js";
import { ask, copyText } from "./site.js";
import { markTurnings, study } from "./study.js";
import { largeCards, ruleTips } from "./tips.js";
import { WORDS } from "./words.js";

const $ = (/** @type {string} */ q) => /** @type {HTMLElement} */ (document.querySelector(q));
const start = JSON.parse($("#start").textContent ?? "{}");
const page = $(".rp");
const table = page.dataset.table ?? "";
const last = Number(page.dataset.last);
const range = /** @type {HTMLInputElement} */ ($("#range"));
const parts = new Parts(start.tags);
const board = new Board($("#view"), { least: matchMedia("(max-width: 760px)").matches ? 640 : 0 });

let eyes = page.dataset.wish ?? "";
let at = start.facts.at ?? 0;
let shown = at;
/** @type {number} */
let playing = 0;
let asking = false;

/** Go to a moment; while one is fetched only the latest wish counts. @param {number} moment */
async function go(moment) {
  at = Math.max(0, Math.min(last, moment));
  range.value = String(at);
  where();
  if (asking) return;
  asking = true;
  try {
    while (shown !== at || eyes !== seen) await fetchOnce();
  } finally {
    asking = false;
  }
}

let seen = eyes;

async function fetchOnce() {
  const wish = at;
  const look = eyes;
  const query = new URLSearchParams({ at: String(wish), seat: look, have: parts.have() });
  if (page.dataset.invite) query.set("invite", page.dataset.invite);
  const news = await ask(`/t/${table}/sight.json?${query}`);
  const near = Math.abs(wish - shown) <= 2;
  const before = near ? stands() : new Map();
  const { result: _result, ...rest } = news.parts;
  parts.put(rest);
  if (look !== seen) {
    parts.putLog(news.log);
    markTurnings();
  }
  if (near) move(before, null);
  shown = wish;
  seen = look;
  where();
}

/** Say where we are: in words, in the log, on the charts, in the address. */
function where() {
  const [words, more] = $("#where").children;
  words.textContent = at ? WORDS.move(at, last) : WORDS.start;
  const lines = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#log li[data-at]")]);
  /** @type {HTMLElement|null} */
  let current = null;
  let chapter = "";
  for (const line of lines) {
    const then = Number(line.dataset.at);
    line.classList.toggle("later", then > at);
    line.classList.remove("now");
    line.removeAttribute("aria-current");
    if (then > at) continue;
    if (line.classList.contains("r0")) chapter = line.textContent ?? "";
    else current = line;
  }
  more.textContent = chapter.replace(/\.$/, "");
  if (current) {
    current.classList.add("now");
    current.setAttribute("aria-current", "step");
    const box = /** @type {HTMLElement} */ (current.closest(".scroll"));
    const top = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (top < 20 || top > box.clientHeight - 60) box.scrollTop += top - box.clientHeight / 2;
  }
  for (const chart of document.querySelectorAll(".chart")) {
    const { left, width, last: end } = /** @type {HTMLElement} */ (/** @type {unknown} */ (chart)).dataset;
    const x = (Number(width) * at) / Math.max(1, Number(end));
    chart.querySelector(".here")?.setAttribute("transform", `translate(${left ? x.toFixed(1) : 0} 0)`);
  }
  history.replaceState(null, "", `${location.pathname}${location.search.replace(/[?&]at=\d+/, "")}#${at}`);
}

/** @param {boolean} on */
function play(on) {
  clearTimeout(playing);
  playing = 0;
  const button = $("#play");
  button.setAttribute("aria-pressed", String(on));
  button.setAttribute("aria-label", on ? WORDS.pause : WORDS.play);
  button.querySelector("use")?.setAttribute("href", on ? "#i-pause" : "#i-play");
  if (on) next();
}

async function next() {
  if (at >= last) return play(false);
  const began = Date.now();
  const pace = Number(/** @type {HTMLSelectElement} */ ($("#speed")).value);
  playing = setTimeout(next, pace);
  await go(at + 1);
  if (playing && Date.now() - began > pace) {
    clearTimeout(playing);
    playing = setTimeout(next, 50);
  }
}

const toggle = () => {
  if (!playing && at >= last) go(0);
  play(!playing);
};

$("#first").addEventListener("click", () => go(0));
$("#back").addEventListener("click", () => go(at - 1));
$("#on").addEventListener("click", () => go(at + 1));
$("#last").addEventListener("click", () => go(last));
$("#play").addEventListener("click", toggle);
range.addEventListener("input", () => go(Number(range.value)));
$("#link").addEventListener("click", async () => {
  const button = $("#link");
  const address = new URL(location.href);
  if (page.dataset.wish !== eyes && eyes) address.searchParams.set("seat", eyes);
  address.hash = String(at);
  history.replaceState(null, "", address);
  const done = await copyText(address.href);
  const icon = button.querySelector("svg");
  button.replaceChildren(...(icon ? [icon] : []), done ? WORDS.copied : WORDS.copyAddress);
});

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  const moment = event.target.closest("[data-moment]")?.getAttribute("data-moment");
  const look = event.target.closest("[data-eyes]");
  if (moment) {
    play(false);
    go(Number(moment));
  } else if (look) {
    eyes = look.getAttribute("data-eyes") ?? "";
    for (const one of document.querySelectorAll("[data-eyes]")) one.setAttribute("aria-pressed", String(one === look));
    go(at);
  }
});

document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || (target.matches("input, select, textarea") && target !== range)) return;
  const step = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last, PageUp: at - 10, PageDown: at + 10 }[event.key];
  if (step !== undefined) go(step);
  else if (event.key === " " && !target.closest("button, a")) toggle();
  else if (!zoomKey(board, event.key)) return;
  event.preventDefault();
});

for (const name of document.querySelectorAll("[data-share]")) {
  /** @type {HTMLElement} */ (name).style.left = `${Number(name.getAttribute("data-share")) / 10}%`;
}
addEventListener("hashchange", () => go(Number(location.hash.slice(1)) || 0));
zoomButtons(board);
largeCards(start.facts.game);
ruleTips(start.facts.game);
markTurnings();
study(table, page.dataset.invite ? `?invite=${encodeURIComponent(page.dataset.invite)}` : "", () => {
  markTurnings();
  where();
});
go(location.hash ? Number(location.hash.slice(1)) || 0 : at);

// @ts-check
// The table page: shows what the house says of the table, and takes what you choose to the house.

import { Board, zoomButtons, zoomKey } from "./board.js";
import { Choices } from "./choose.js";
import { clocks } from "./clock.js";
import { Feed } from "./feed.js";
import { Hint } from "./hint.js";
import { Live } from "./live.js";
import { glideRows, move, stands } from "./moving.js";
import { Notices } from "./notices.js";
import { Parts } from "./parts.js";
import { Pass } from "./pass.js";
import { refusals } from "./refuse.js";
import { ask, Refusal } from "./site.js";
import { largeCards, ruleTips } from "./tips.js";
import { hideToast, toast } from "./toast.js";
import { WORDS } from "./words.js";

const $ = (/** @type {string} */ q) => /** @type {HTMLElement} */ (document.querySelector(q));
const start = JSON.parse($("#start").textContent ?? "{}");
const page = $(".play");
const table = page.dataset.table ?? "";
const invite = page.dataset.invite ? `?invite=${encodeURIComponent(page.dataset.invite)}` : "";

let facts = start.facts;
let said = start.said;
/** @type {number|null} */
let at = null;
let eyes = new URLSearchParams(location.search).get("seat") ?? (facts.hot && facts.state === "playing" ? "watch" : "");
let decision = "";
let busy = false;

const parts = new Parts(start.tags);
const board = new Board($("#view"), { least: matchMedia("(max-width: 760px)").matches ? 1000 : 0 });
const feed = new Feed({ table, invite, opened: (name) => name === "mat" && boardsOpened() });
const pass = new Pass(async (wish) => {
  eyes = wish;
  await refresh();
});
const choices = new Choices({ selected: preview, taken: commit, opened: () => feed.phone() && feed.tab("hand") });
const hint = new Hint(table, choices, {
  facts: () => facts,
  lit: (things) => board.reveal(things.filter((thing) => thing.closest("#view"))),
  refused: toast,
});
const notices = new Notices(facts.name, (words) => toast(words, { calm: true }), (on) => (choices.quick = on));

// --- news ------------------------------------------------------------------------------------------------------

let asking = false;
let again = false;

/** Fetch what changed; one request at a time, and never an old answer after a new one. */
async function refresh() {
  if (asking) {
    again = true;
    return waitForNews();
  }
  asking = true;
  try {
    do {
      again = false;
      await fetchOnce();
    } while (again);
  } finally {
    asking = false;
    for (const done of waiting.splice(0)) done();
  }
}

/** @type {(() => void)[]} */
const waiting = [];
const waitForNews = () => new Promise((/** @type {(value?: any) => void} */ done) => waiting.push(() => done()));

async function fetchOnce() {
  const query = new URLSearchParams({ have: parts.have(), chat: String(said), seat: eyes });
  const want = [feed.panel === "mat" ? "mats" : "", $("#text").hidden ? "" : "text"].filter(Boolean);
  if (want.length) query.set("want", want.join(","));
  if (at !== null) query.set("at", String(at));
  if (page.dataset.invite) query.set("invite", page.dataset.invite);
  const wished = eyes;
  try {
    const news = await ask(`/t/${table}/sight.json?${query}`);
    if (wished === eyes) await show(news);
    else again = true;
  } catch (error) {
    if (error instanceof Refusal && error.final) toast(error.message);
    else setTimeout(refresh, 2000);
  }
}

/** @param {any} news */
async function show(news) {
  const before = facts;
  facts = news.facts;
  said = news.said;
  const rows = news.parts.players?.html !== undefined || news.parts.hand?.html !== undefined;
  const origin = before.waiting.length === 1 ? `.players tbody[data-seat="${before.waiting[0]}"] .mk` : "";
  /** @type {string[]} */
  let changed = [];
  const swap = () => {
    ownMat();
    const old = news.parts.pieces?.html === undefined ? new Map() : stands();
    changed = parts.put(news.parts);
    parts.putLog(news.log);
    move(old, origin ? document.querySelector(origin) : null);
  };
  if (rows) await glideRows(swap);
  else swap();
  feed.heard(news.chat, news.new);
  settle(before, changed.some((name) => /^(pieces|hand|choices|text|mat-.*)$/.test(name)));
  pass.check(facts); // not awaited: it may ask for other eyes itself
}

/**
 * Everything that follows from the facts. What is lit is lit again only if it, or what it lies on, has changed.
 * @param {any} [before] @param {boolean} [anew]
 */
function settle(before, anew = true) {
  const now = JSON.stringify([facts.seat, facts.yours, facts.at, facts.options]);
  if (anew || now !== decision) choices.show(facts.options);
  const focused = document.activeElement;
  const lost = focused === document.body || focused === null;
  page.dataset.state = facts.state;
  page.dataset.seq = facts.seq;
  page.dataset.role = facts.mine.length ? "player" : "watcher";
  const idle = !facts.yours || facts.at !== null;
  for (const band of [$(".prompt"), $(".acts"), $(".choices")]) band.classList.toggle("idle", idle);
  notices.turn(facts.yours || (facts.hot && facts.mine.some((/** @type {number} */ s) => facts.waiting.includes(s))));
  buttons();
  hint.settle(now !== decision);
  clocks(facts);
  if (facts.yours && now !== decision) turnTo();
  decision = now;
  if (facts.state === "over" && before?.state === "playing") feed.tab("result"), feed.show("result");
  if (lost && before && busyKey) $("#say-what")?.focus({ preventScroll: true });
  busyKey = false;
}

/** A new decision: bring what can be chosen into sight. */
function turnTo() {
  const lit = /** @type {Element[]} */ ([...document.querySelectorAll("#view g.options > .legal")]);
  board.reveal(lit);
  const onMat = document.querySelector(".matbox.own g.options > .legal");
  const onCards = document.querySelector(".hand .c.lit");
  if (feed.phone()) {
    const typing = document.activeElement?.matches("#say input");
    if (onMat) feed.tab("mat");
    else if (!typing && (onCards || document.querySelector(".choices .choice"))) feed.tab("hand");
  } else if (onMat) feed.show("mat");
  else if (feed.panel === "mat" && matForced) feed.show("log");
  matForced = Boolean(onMat);
}

/** What lies in a closed panel has no size: it is lit anew when the panel opens. */
function boardsOpened() {
  choices.show(facts.options);
  refresh();
}

let matForced = false;
let busyKey = false;

/** The own player board stands first, and is the one that can be chosen from. */
function ownMat() {
  for (const box of document.querySelectorAll(".matbox")) {
    box.classList.toggle("own", box.getAttribute("data-part") === `mat-${facts.seat}`);
  }
}

function buttons() {
  const [undo, restart, confirm] = ["#undo", "#restart", "#confirm"].map((q) => /** @type {HTMLButtonElement} */ ($(q)));
  const free = facts.may_undo;
  undo.disabled = busy || facts.at !== null || !(free || facts.may_ask);
  /** @type {HTMLElement} */ (undo.querySelector(".lbl")).textContent = free || !facts.may_ask ? WORDS.undo : WORDS.askUndo;
  undo.setAttribute("aria-label", free || !facts.may_ask ? "Undo one step" : WORDS.askUndo);
  undo.classList.toggle("asks-first", !free && facts.may_ask);
  restart.disabled = busy || !free || facts.at !== null;
  const option = choices.selected;
  const player = hiddenSeat();
  confirm.disabled = busy || !(option || player);
  /** @type {HTMLElement} */ (confirm.querySelector(".what")).textContent = option ? option.text : player ? WORDS.iAm(player.word) : WORDS.confirm;
}

/** The seat whose hand is still hidden, at a table where the device goes round. */
function hiddenSeat() {
  return facts.hot && facts.seat === null && pass.next !== null && facts.state === "playing" ? facts.players[pass.next] : null;
}

// --- choosing ----------------------------------------------------------------------------------------------------

let previewing = 0;

/** @param {import("./choose.js").Option|null} option */
async function preview(option) {
  buttons();
  if (option) hideToast();
  const place = $("#preview");
  const mine = ++previewing;
  if (!option) {
    place.textContent = facts.yours && facts.at === null && !busy ? WORDS.pickFirst : "";
    place.classList.toggle("muted", true);
    return;
  }
  place.classList.toggle("muted", false);
  place.textContent = option.text;
  const query = `seat=${facts.seat}&action=${encodeURIComponent(option.action)}`;
  const found = await ask(`/api/tables/${table}/preview?${query}`).catch(() => ({ lines: [] }));
  if (mine !== previewing || !found.lines.length) return;
  place.replaceChildren();
  for (const line of found.lines.slice(0, 4)) {
    place.append(`${line.text} `);
    for (const rule of line.rules.slice(0, 1)) place.append(chip(rule), " ");
  }
  if (found.money) {
    const money = document.createElement("b");
    money.className = "num";
    money.textContent = WORDS.money(found.money[0], found.money[1]);
    place.append(money);
  }
}

/** @param {string} id */
function chip(id) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = `/rules/${facts.game}#${id}`;
  link.dataset.rule = id;
  link.textContent = id;
  return link;
}

/** @param {import("./choose.js").Option} option */
function commit(option) {
  return act("moves", { action: option.action });
}

/** Take something to the house; the same click is never two moves. @param {string} what @param {object} [more] */
async function act(what, more = {}) {
  if (busy || facts.seat === null) return;
  busy = true;
  page.classList.add("busy");
  busyKey = document.activeElement instanceof Element && Boolean(document.activeElement.closest(".play"));
  buttons();
  try {
    await send(`/api/tables/${table}/${what}`, { seat: facts.seat, seq: facts.seq, key: crypto.randomUUID(), ...more });
  } catch (error) {
    if (error instanceof Refusal) toast(error.message);
  }
  await refresh();
  busy = false;
  page.classList.remove("busy");
  preview(choices.selected);
}

/** Ask again when the answer was lost on the way: the key makes it one move. @param {string} path @param {object} body */
async function send(path, body) {
  for (let tries = 0; ; tries++) {
    try {
      return await ask(path, body);
    } catch (error) {
      if ((error instanceof Refusal && error.final) || tries >= 5) throw error;
      await new Promise((done) => setTimeout(done, 700 * (tries + 1)));
    }
  }
}

async function undo() {
  if (facts.may_undo) return act("undo");
  if (!facts.may_ask) return;
  await act("ask-undo");
  if (document.querySelector(".asks")) toast(WORDS.askedUndo, { calm: true });
}

// --- everything that can be clicked --------------------------------------------------------------------------------

$("#undo").addEventListener("click", undo);
$("#restart").addEventListener("click", () => act("restart"));
$("#confirm").addEventListener("click", confirm);
$("#as-text").addEventListener("click", asText);
$("#toast-close").addEventListener("click", hideToast);
for (const button of document.querySelectorAll("[data-help]")) button.addEventListener("click", keys);

function confirm() {
  if (choices.selected) choices.take(choices.selected);
  else if (hiddenSeat()) pass.yes();
}

function keys() {
  $("#menu").hidden = true;
  /** @type {HTMLDialogElement} */ ($("#keys")).showModal();
}

async function asText() {
  const text = $("#text");
  text.hidden = !text.hidden;
  $("#view").hidden = !text.hidden;
  $("#as-text").setAttribute("aria-pressed", String(!text.hidden));
  if (!text.hidden) {
    parts.forget("text");
    await refresh();
    text.querySelector("pre")?.focus({ preventScroll: true });
  } else board.lay();
}

document.addEventListener("click", async (event) => {
  if (!(event.target instanceof Element)) return;
  const moment = event.target.closest("[data-moment]")?.getAttribute("data-moment");
  const vote = event.target.closest("[data-vote]");
  const late = event.target.closest("[data-late]")?.getAttribute("data-late");
  if (moment) {
    at = moment === "now" ? null : Number(moment);
    await refresh();
  } else if (vote) {
    const path = `/api/tables/${table}/questions/${vote.getAttribute("data-question")}`;
    await ask(path, { yes: vote.getAttribute("data-vote") === "yes" }).catch((error) => toast(error.message));
    await refresh();
  } else if (late) {
    await ask(`/api/tables/${table}/ask-bot`, { seat: Number(late), bot: "" })
      .then((said) => said.state === "open" && toast(WORDS.askedBot, { calm: true }), (error) => toast(error.message));
    await refresh();
  }
});

document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea") || document.querySelector("dialog[open]")) return;
  if (pressed(event, target)) event.preventDefault();
});

const PAN = { ArrowLeft: [-80, 0], ArrowRight: [80, 0], ArrowUp: [0, -80], ArrowDown: [0, 80] };

/** @param {KeyboardEvent} event @param {Element} target @returns {boolean} */
function pressed(event, target) {
  const key = event.key;
  if (key === "Escape") return choices.select(null), hideToast(), hint.close(true), true;
  if (key === "Enter" && !target.closest("button, a, summary, [role=tab]")) return confirm(), true;
  if (key >= "1" && key <= "9" && choices.options.length <= 9) {
    const option = choices.options[Number(key) - 1];
    return option ? (choices.pick(option.action), true) : false;
  }
  if (key === "h" || key === "H") return hint.ask(), true;
  if (key === "u" || key === "U") return undo(), true;
  if (key === "r" || key === "R") return facts.may_undo ? (act("restart"), true) : false;
  if (key === "t" || key === "T") return asText(), true;
  if (key === "?") return keys(), true;
  if (key in PAN && (target === document.body || target.closest("#view, .prompt"))) {
    const [dx, dy] = PAN[/** @type {keyof typeof PAN} */ (key)];
    return board.pan(dx, dy), true;
  }
  return zoomKey(board, key);
}

// --- begin ---------------------------------------------------------------------------------------------------------

zoomButtons(board);
largeCards(facts.game);
ruleTips(facts.game);
refusals(() => facts, () => board.dragged);
ownMat();
settle();
feed.show(facts.state === "over" ? "result" : "log");
if (facts.state === "over") feed.tab("result");
pass.check(facts);
setInterval(() => clocks(facts), 15000);
let known = "";
new Live(`/api/tables/${table}/events${invite}`, (news) => {
  const now = JSON.stringify(news);
  if (news && now === known) return;
  if (news) known = now;
  refresh();
}, (on) => ($("#lost").hidden = on));

// @ts-check
// The table page: shows what the house says of the table, and takes what you choose to the house.

import { Board, zoomButtons, zoomKey } from "./board.js";
import { Choices, fitChoices, fitHand } from "./choose.js";
import { clocks } from "./clock.js";
import { Drawer } from "./drawer.js";
import { Feed } from "./feed.js";
import { Hint } from "./hint.js";
import { House } from "./house.js";
import { Live } from "./live.js";
import { glideRows, move, stands } from "./moving.js";
import { Notices } from "./notices.js";
import { Parts } from "./parts.js";
import { Pass } from "./pass.js";
import { Preview } from "./preview.js";
import { refusals } from "./refuse.js";
import { ask, Refusal } from "./site.js";
import { largeCards, ruleText, ruleTips } from "./tips.js";
import { hideRefusal, hideToast, toast } from "./toast.js";
import { WORDS } from "./words.js";

const $ = (/** @type {string} */ q) => /** @type {HTMLElement} */ (document.querySelector(q));
const start = JSON.parse($("#start").textContent ?? "{}");
const page = $(".play");
const table = page.dataset.table ?? "";

let facts = start.facts;
let allMats = hasAllMats(start.tags);
let said = start.said;
/** @type {number|null} */
let at = null;
let eyes = new URLSearchParams(location.search).get("seat") ?? (facts.hot && facts.state === "playing" ? "watch" : "");
let decision = "";
let offered = "";
let busy = false;

const parts = new Parts(start.tags);
const board = new Board($("#view"), { least: matchMedia("(max-width: 760px)").matches ? 1000 : 0 });
const feed = new Feed({ say: (text) => house.click("chat", { text }), opened: (name) => name === "mat" && boardsOpened() });
const pass = new Pass(async (wish) => {
  eyes = wish;
  await refresh();
});
const choices = new Choices({ selected: (option) => selected(option), taken: commit, picked, opened: () => feed.phone() && feed.tab("hand") });
const hint = new Hint(table, choices, {
  facts: () => facts,
  lit: (things) => board.reveal(things.filter((thing) => thing.closest("#view"))),
  refused: toast,
});
const preview = new Preview(table, choices, { facts: () => facts, busy: () => busy });
const drawer = new Drawer(facts.game);
const notices = new Notices(facts.name, (words) => toast(words, { calm: true }), (asking) => (choices.asking = asking));

// --- news ------------------------------------------------------------------------------------------------------

/** With whose eyes the page looks, at which moment, and what it has already. */
function glance() {
  const query = new URLSearchParams({ have: parts.have(), chat: String(said), seat: eyes });
  const want = [feed.panel === "mat" ? "mats" : "", $("#text").hidden ? "" : "text"].filter(Boolean);
  if (want.length) query.set("want", want.join(","));
  if (at !== null) query.set("at", String(at));
  if (page.dataset.invite) query.set("invite", page.dataset.invite);
  return query;
}

const house = new House({ table, news: start.news, glance, show });
const refresh = () => house.look();

/** @param {any} news */
async function show(news) {
  const before = facts;
  facts = news.facts;
  said = news.said;
  if (facts.hot && facts.seat === null && facts.state === "playing") eyes = "watch"; // the device goes to somebody else
  allMats = hasAllMats(news.parts);
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
  const options = JSON.stringify(facts.options);
  const several = facts.options.some((/** @type {any} */ option) => typeof option.picked === "number");
  const now = JSON.stringify([facts.seat, facts.yours, facts.at, several ? facts.actions : options]);
  const other = now !== decision || options !== offered;
  offered = options;
  if (anew || other) choices.show(facts.options, now === decision);
  const focused = document.activeElement;
  const lost = focused === document.body || focused === null;
  page.dataset.state = facts.state;
  page.dataset.seq = facts.seq;
  page.dataset.role = facts.mine.length ? "player" : "watcher";
  const idle = !facts.yours || facts.at !== null;
  for (const band of [$(".prompt"), $(".acts"), $(".choices")]) band.classList.toggle("idle", idle);
  notices.turn(facts.yours || (facts.hot && facts.mine.some((/** @type {number} */ s) => facts.waiting.includes(s))));
  buttons();
  hint.settle(other);
  clocks(facts);
  if (now !== decision) hideRefusal();
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
  if (onCards instanceof HTMLElement) onCards.scrollIntoView({ block: "nearest", inline: "nearest" });
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
  choices.show(facts.options, true);
  if (!allMats) refresh();
}

let matForced = false;
let busyKey = false;

/** Whether everybody's player board is among these fragments. @param {Record<string, any>} some */
function hasAllMats(some) {
  return Object.keys(some).filter((name) => name.startsWith("mat-")).length === facts.players.length;
}

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
  undo.setAttribute("aria-label", free || !facts.may_ask ? WORDS.undoOne : WORDS.askUndo);
  undo.classList.toggle("asks-first", !free && facts.may_ask);
  restart.disabled = busy || !free || facts.at !== null;
  const picks = choices.picking && facts.at === null;
  const option = picks ? choices.finish : choices.selected;
  const player = hiddenSeat();
  confirm.disabled = (busy && !picks) || !(option || player);
  $("#skip").hidden = !facts.may_skip || facts.at !== null;
  $("#again").hidden = !facts.again;
  confirm.hidden = !(option || player || picks || choices.asking === "always");
  page.classList.toggle("picking", picks);
  if (picks && option) confirm.dataset.finish = option.action;
  else delete confirm.dataset.finish;
  const begun = [...choices.picked.values()].some((times) => times > 0);
  const words = option ? option.text : picks ? WORDS.pickMore(begun) : player ? WORDS.iAm(player.word) : WORDS.confirm;
  /** @type {HTMLElement} */ (confirm.querySelector(".what")).textContent = words;
}

/** The seat whose hand is still hidden, at a table where the device goes round. */
function hiddenSeat() {
  return facts.hot && facts.seat === null && pass.next !== null && facts.state === "playing" ? facts.players[pass.next] : null;
}

// --- choosing ----------------------------------------------------------------------------------------------------

/** @param {import("./choose.js").Option|null} option */
function selected(option) {
  buttons();
  if (option) hideToast();
  preview.show(option);
}

/** @param {import("./choose.js").Option} option @param {boolean} sure */
async function commit(option, sure) {
  const answer = await act("moves", { action: option.action, careful: !sure });
  preview.final = answer?.asks ? option.action : "";
  const asked = answer?.asks ? choices.options.find((one) => one.action === option.action) : null;
  if (!asked) return;
  choices.open(asked.target ?? "", false);
  choices.select(asked);
}

/** Picks wait for each other and for what is on its way, so that quick fingers lose none. */
let queue = Promise.resolve();
/** @type {Promise<any>} */
let underway = Promise.resolve();

/** @param {import("./choose.js").Option} option */
function picked(option) {
  queue = queue.then(() => underway).then(async () => {
    if (choices.things.some((one) => one.action === option.action)) await act("moves", { action: option.action });
  });
}

/** Take something to the house; the same click is never two moves. @param {string} what @param {object} [more] */
async function act(what, more = {}) {
  if (busy || facts.seat === null) return null;
  const done = acted(what, more);
  underway = done;
  return done;
}

/** A key that no other request has; browsers give randomUUID to https and localhost only. */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

/** @param {string} what @param {object} more */
async function acted(what, more) {
  busy = true;
  page.classList.add("busy");
  busyKey = document.activeElement instanceof Element && Boolean(document.activeElement.closest(".play"));
  buttons();
  let answer = null;
  try {
    answer = await house.click(what, { seat: facts.seat, seq: facts.seq, key: newKey(), ...more });
  } catch (error) {
    if (error instanceof Refusal) refusedMove(error);
    await refresh();
  }
  busy = false;
  page.classList.remove("busy");
  selected(choices.selected);
  return answer;
}

/** What is so first, then the rules. @param {Refusal} refusal */
async function refusedMove(refusal) {
  if (!refusal.facts.length) return toast(refusal.message);
  const rules = await Promise.all(refusal.rules.map((id) => ruleText(facts.game, id)));
  toast(WORDS.because("", refusal.facts), { rules, game: facts.game });
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
$("#skip").addEventListener("click", skip);
$("#again").addEventListener("click", again);
$("#as-text").addEventListener("click", asText);
$("#set-asked")?.addEventListener("change", askedAlways);
$("#toast-close").addEventListener("click", hideToast);
for (const button of document.querySelectorAll("[data-help]")) button.addEventListener("click", keys);

function confirm() {
  if (choices.picking) queue = queue.then(() => underway).then(() => choices.take(choices.finish));
  else if (choices.selected) choices.take(choices.selected);
  else if (hiddenSeat()) pass.yes();
}

/** Let the bots hurry until it is your turn. */
async function skip() {
  if (facts.may_skip) await house.click("skip", {}).catch(refused);
}

/** The next game: the same seats, turned by one. */
async function again() {
  const made = await ask("/api/tables", facts.again).catch((error) => void toast(error.message));
  if (made) location.href = `/t/${made.id}`;
}

/** Whether the house may answer for you where you have no choice; it is kept for all your tables. */
async function askedAlways() {
  const box = /** @type {HTMLInputElement} */ ($("#set-asked"));
  await ask("/api/me/asked", { always: box.checked }).catch((error) => {
    box.checked = !box.checked;
    toast(error.message);
  });
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

/** Say why not, and look again. @param {Error} error */
function refused(error) {
  toast(error.message);
  return refresh();
}

document.addEventListener("click", async (event) => {
  if (!(event.target instanceof Element)) return;
  const moment = event.target.closest("[data-moment]")?.getAttribute("data-moment");
  const vote = event.target.closest("[data-vote]");
  const late = event.target.closest("[data-late]")?.getAttribute("data-late");
  const look = event.target.closest("[data-eyes]")?.getAttribute("data-eyes");
  if (typeof look === "string") {
    eyes = look;
    await refresh();
  } else if (moment) {
    at = moment === "now" ? null : Number(moment);
    await refresh();
  } else if (vote) {
    const yes = vote.getAttribute("data-vote") === "yes";
    await house.click(`questions/${vote.getAttribute("data-question")}`, { yes }).catch(refused);
  } else if (late) {
    const said = await house.click("ask-bot", { seat: Number(late), bot: "" }).catch(refused);
    if (said?.state === "open") toast(WORDS.askedBot, { calm: true });
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
  if (key === "Escape") return choices.select(null), hideToast(), hint.close(true), drawer.show(false), true;
  if (key === "a" || key === "A") return drawer.turn(), true;
  if (key === " " && facts.may_skip && !target.closest("button, a, summary, [role=tab]")) return skip(), true;
  if (key === "Enter" && !target.closest("button, a, summary, [role=tab]")) return confirm(), true;
  if (key >= "1" && key <= "9") {
    const option = choices.byKey(Number(key));
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
addEventListener("resize", () => (fitChoices(), fitHand()));
new Live(table, page.dataset.invite ?? "", (news) => house.heard(news), (on) => ($("#lost").hidden = on));

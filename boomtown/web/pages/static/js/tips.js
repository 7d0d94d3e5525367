// @ts-check
// Small things that open when one points at something: a rule's text, a whole card.

import { ask } from "./site.js";
import { element } from "./toast.js";

/** @type {Map<string, Promise<Map<string, string>>>} */
const ledgers = new Map();

/** The rules of a game by their numbers, asked for once. @param {string} game */
function ledger(game) {
  let found = ledgers.get(game);
  if (!found) {
    found = ask(`/api/games/${game}/rules`).then((rules) => new Map(rules.map((/** @type {any} */ r) => [r.id, r.text])));
    ledgers.set(game, found);
  }
  return found;
}

/** A rule with its words. @param {string} game @param {string} id */
export async function ruleText(game, id) {
  const texts = await ledger(game).catch(() => new Map());
  return { id, text: String(texts.get(id) ?? "") };
}

/** @param {string} game */
export function ruleTips(game) {
  const tip = document.querySelector("#ruletip");
  if (!(tip instanceof HTMLElement)) return;
  const show = async (/** @type {Event} */ event) => {
    const chip = event.target instanceof Element ? event.target.closest("[data-rule]") : null;
    if (!(chip instanceof HTMLElement)) {
      tip.hidden = true;
      return;
    }
    const texts = await ledger(game).catch(() => new Map());
    const told = (chip.dataset.rule ?? "").split(" ").filter((id) => texts.has(id));
    if (!told.length || !chip.isConnected) return;
    tip.replaceChildren(...told.map((id) => element("p", `${texts.get(id)} (${id})`)));
    tip.hidden = false;
    chip.setAttribute("aria-describedby", "ruletip");
    beside(tip, chip.getBoundingClientRect());
  };
  document.addEventListener("pointerover", show);
  document.addEventListener("focusin", show);
}

/** @type {Map<string, Promise<string>>} */
const things = new Map();

/** A thing of the gallery as the house shows it: picture, words, rules; asked for once. @param {string} game @param {string} key */
function thing(game, key) {
  let found = things.get(key);
  if (!found) {
    found = fetch(`/rules/${game}/things/${encodeURIComponent(key)}`).then((answer) => (answer.ok ? answer.text() : ""));
    found.catch(() => things.delete(key));
    things.set(key, found);
  }
  return found;
}

/** A card at its full size, on hover, focus or a long press; also where it lies on a picture. @param {string} game */
export function largeCards(game) {
  const large = document.querySelector("#largecard");
  if (!(large instanceof HTMLElement)) return;
  let timer = 0;
  let wanted = 0;
  let clicked = ""; // a card that was clicked stays small until the pointer has left it
  const show = async (/** @type {Element|null} */ card) => {
    const mine = ++wanted;
    const whole = card?.querySelector(":scope > .whole");
    const key = card?.getAttribute("data-show");
    large.hidden = true;
    if (!card || (!whole && !key)) return;
    if (key) {
      const html = await thing(game, key).catch(() => "");
      if (mine !== wanted || !html || !card.isConnected) return;
      large.innerHTML = html;
    } else if (whole) large.replaceChildren(...[...whole.childNodes].map((node) => node.cloneNode(true)));
    large.classList.toggle("told", Boolean(key));
    large.hidden = false;
    beside(large, card.getBoundingClientRect());
  };
  const cardAt = (/** @type {Event} */ event) => {
    if (!(event.target instanceof Element)) return null;
    const lit = event.target.closest("g.options > .legal");
    return lit ? below(lit, event) : event.target.closest(".c, [data-show]");
  };
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer);
    const card = cardAt(event);
    if (nameOf(card) !== clicked) clicked = "";
    if (!card || clicked) show(null);
    else timer = setTimeout(() => show(card), 350);
  });
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(timer);
    clicked = nameOf(cardAt(event));
    show(null);
  });
  document.addEventListener("focusin", (event) => {
    const card = cardAt(event);
    show(card?.matches(":focus-visible") ? card : null);
  });
  document.addEventListener("touchstart", (event) => {
    clearTimeout(timer);
    show(null);
    const card = cardAt(event);
    if (card) timer = setTimeout(() => show(card), 450);
  }, { passive: true });
  document.addEventListener("touchend", () => clearTimeout(timer));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") large.hidden = true;
  });
}

/** What marks a card out among the others. @param {Element|null} card */
function nameOf(card) {
  return card?.getAttribute("data-target") ?? card?.getAttribute("data-show") ?? "";
}

/** The card on the picture that a lit face lies over. @param {Element} lit @param {Event} event */
function below(lit, event) {
  const box = lit.getBoundingClientRect();
  const x = event instanceof MouseEvent ? event.clientX : box.left + box.width / 2;
  const y = event instanceof MouseEvent ? event.clientY : box.top + box.height / 2;
  for (const one of document.elementsFromPoint(x, y)) {
    const card = one.closest("g.options") ? null : one.closest("[data-show]");
    if (card) return card;
  }
  return null;
}

/** Put a small window above or below a thing, within the page. @param {HTMLElement} small @param {DOMRect} thing */
function beside(small, thing) {
  const box = small.getBoundingClientRect();
  const left = Math.max(8, Math.min(thing.left + thing.width / 2 - box.width / 2, innerWidth - box.width - 8));
  const below = thing.bottom + 8 + box.height < innerHeight && thing.top < box.height + 16;
  small.style.left = `${left}px`;
  small.style.top = `${below ? thing.bottom + 8 : Math.max(8, thing.top - box.height - 8)}px`;
}

// @ts-check
// Small things that open when one points at something: a rule's text, a whole card.

import { ask } from "./site.js";

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
    const id = chip.dataset.rule ?? "";
    const text = (await ledger(game).catch(() => new Map())).get(id);
    if (!text || !chip.isConnected) return;
    tip.textContent = text;
    tip.hidden = false;
    chip.setAttribute("aria-describedby", "ruletip");
    beside(tip, chip.getBoundingClientRect());
  };
  document.addEventListener("pointerover", show);
  document.addEventListener("focusin", show);
}

/** A card at its full size, on hover, focus or a long press. */
export function largeCards() {
  const large = document.querySelector("#largecard");
  if (!(large instanceof HTMLElement)) return;
  let timer = 0;
  let clicked = ""; // a card that was clicked stays small until the pointer has left it
  const show = (/** @type {Element|null} */ card) => {
    const whole = card?.querySelector(":scope > .whole");
    large.hidden = !whole;
    if (!card || !whole) return;
    large.replaceChildren(...[...whole.childNodes].map((node) => node.cloneNode(true)));
    beside(large, card.getBoundingClientRect());
  };
  const cardAt = (/** @type {Event} */ event) => (event.target instanceof Element ? event.target.closest(".c") : null);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer);
    const card = cardAt(event);
    if (card?.getAttribute("data-target") !== clicked) clicked = "";
    if (!card || clicked) show(null);
    else timer = setTimeout(() => show(card), 350);
  });
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(timer);
    clicked = cardAt(event)?.getAttribute("data-target") ?? "";
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

/** Put a small window above or below a thing, within the page. @param {HTMLElement} small @param {DOMRect} thing */
function beside(small, thing) {
  const box = small.getBoundingClientRect();
  const left = Math.max(8, Math.min(thing.left + thing.width / 2 - box.width / 2, innerWidth - box.width - 8));
  const below = thing.bottom + 8 + box.height < innerHeight && thing.top < box.height + 16;
  small.style.left = `${left}px`;
  small.style.top = `${below ? thing.bottom + 8 : Math.max(8, thing.top - box.height - 8)}px`;
}

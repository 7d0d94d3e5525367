// @ts-check
// Choosing: everything that may be chosen is lit; the first pick selects, the second (or Enter) takes it.

import { layerOf, light } from "./lit.js";
import { WORDS } from "./words.js";

/** @typedef {{action: string, text: string, target: string|null}} Option */

/** All that can be chosen now, wherever it lies on the page. */
export class Choices {
  /** @param {{selected: (option: Option|null) => void, taken: (option: Option) => void}} heard */
  constructor(heard) {
    this.heard = heard;
    /** @type {Option[]} */
    this.options = [];
    /** @type {Option|null} */
    this.selected = null;
    this.quick = false;
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
  }

  /** Show these options; what was selected stays so if it is still among them. @param {Option[]} options */
  show(options) {
    const before = this.selected;
    const held = document.activeElement?.closest(".legal")?.getAttribute("data-action");
    for (const old of document.querySelectorAll("g.options > .legal")) old.remove();
    for (const card of document.querySelectorAll(".c.lit")) unlit(card);
    for (const extra of document.querySelectorAll(".choice.extra")) extra.remove();
    this.options = options;
    const numbered = options.length <= 9;
    options.forEach((option, at) => this.place(option, numbered ? at + 1 : 0));
    this.inOrder();
    const again = held ? document.querySelector(`.legal[data-action="${held}"]`) : null;
    if (again instanceof SVGElement) again.focus({ preventScroll: true });
    this.select(options.find((option) => option.action === before?.action) ?? null, before === null);
  }

  /** Light what an option is about, or give it a button. @param {Option} option @param {number} key */
  place(option, key) {
    const label = WORDS.key(option.text, key);
    const things = option.target ? thingsFor(option.target) : [];
    for (const thing of things) {
      if (thing instanceof SVGGraphicsElement) {
        const svg = /** @type {SVGSVGElement} */ (outermost(thing));
        light(thing, layerOf(svg), { action: option.action, label, key });
      } else lit(/** @type {HTMLElement} */ (thing), option, key);
    }
    if (!things.length && !document.querySelector(`.choices .choice[data-action="${option.action}"]`)) {
      document.querySelector(".choices .list")?.append(extraButton(option));
    }
    for (const button of document.querySelectorAll(`.choice[data-action="${option.action}"]`)) number(button, key);
  }

  /** In reading order, so that Tab goes from line to line. */
  inOrder() {
    for (const layer of document.querySelectorAll("g.options")) {
      const lit = [...layer.querySelectorAll(":scope > .legal")];
      const at = new Map(lit.map((one) => [one, one.getBoundingClientRect()]));
      const row = (/** @type {Element} */ one) => Math.round((at.get(one)?.top ?? 0) / 40);
      lit.sort((a, b) => row(a) - row(b) || (at.get(a)?.left ?? 0) - (at.get(b)?.left ?? 0));
      layer.append(...lit);
    }
  }

  /** @param {Option|null} option */
  select(option, loud = true) {
    const changed = option?.action !== this.selected?.action;
    this.selected = option;
    for (const one of document.querySelectorAll("[data-action]")) {
      const on = one.getAttribute("data-action") === option?.action;
      one.classList.toggle(one.classList.contains("legal") ? "picked" : "sel", on);
      one.setAttribute("aria-pressed", String(on));
    }
    if (changed || loud) this.heard.selected(option);
  }

  /** First pick selects, second takes. @param {string} action */
  pick(action) {
    const option = this.options.find((one) => one.action === action);
    if (!option) return;
    if (this.quick || this.selected?.action === action) this.take(option);
    else this.select(option);
  }

  /** @param {Option|null} option */
  take(option) {
    if (!option) return;
    this.select(null);
    this.heard.taken(option);
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const found = event.target instanceof Element ? event.target.closest("[data-action]") : null;
    if (found && document.querySelector("#view")?.classList.contains("drag") !== true) {
      event.stopPropagation();
      this.pick(found.getAttribute("data-action") ?? "");
    }
  }

  /** Keys on a lit thing: Enter and space choose, arrows go to the next one. @param {KeyboardEvent} event */
  pressed(event) {
    const here = event.target instanceof Element ? event.target.closest(".legal") : null;
    if (!here) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopImmediatePropagation();
      this.pick(here.getAttribute("data-action") ?? "");
      return;
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const all = [...(here.parentElement?.querySelectorAll(":scope > .legal") ?? [])];
    const next = all[(all.indexOf(here) + step + all.length) % all.length];
    if (next instanceof SVGElement) next.focus();
  }
}

/** What a target is on this page: cards first, then the board, then your own player board. @param {string} target */
export function thingsFor(target) {
  const cut = target.lastIndexOf("-");
  const where = `[data-${target.slice(0, cut)}="${CSS.escape(target.slice(cut + 1))}"]`;
  const cards = [...document.querySelectorAll(`.hand .c[data-target="${CSS.escape(target)}"]`)];
  if (cards.length) return cards;
  const board = [...document.querySelectorAll(`#view g.pieces ${where}`)];
  return board.length ? board : [...document.querySelectorAll(`.matbox.own ${where}`)];
}

/** @param {Element} thing */
function outermost(thing) {
  let svg = thing.closest("svg");
  for (let up = svg; up; up = up.parentElement?.closest("svg") ?? null) svg = up;
  return svg;
}

/** @param {HTMLElement} card @param {Option} option @param {number} key */
function lit(card, option, key) {
  card.classList.add("lit");
  card.dataset.action = option.action;
  card.setAttribute("aria-pressed", "false");
  number(card, key);
}

/** @param {Element} card */
function unlit(card) {
  card.classList.remove("lit", "sel");
  card.removeAttribute("data-action");
  card.removeAttribute("aria-pressed");
  card.querySelector(":scope > .num-key")?.remove();
}

/** @param {Element} element @param {number} key */
function number(element, key) {
  element.querySelector(":scope > .num-key")?.remove();
  if (!key) return;
  const sign = document.createElement("kbd");
  sign.className = "num-key";
  sign.textContent = String(key);
  sign.setAttribute("aria-hidden", "true");
  element.append(sign);
}

/** @param {Option} option */
function extraButton(option) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn choice extra";
  button.dataset.action = option.action;
  const words = document.createElement("span");
  words.textContent = option.text;
  button.append(words);
  return button;
}

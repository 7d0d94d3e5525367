// @ts-check
// Choosing: everything that may be chosen is lit; the first pick selects, the second (or Enter) takes it.
// Where one thing stands for several options, picking it shows them as buttons.

import { layerOf, light } from "./lit.js";
import { WORDS } from "./words.js";

/** @typedef {{action: string, text: string, target: string|null}} Option */

/** All that can be chosen now, wherever it lies on the page. */
export class Choices {
  /** @param {{selected: (option: Option|null) => void, taken: (option: Option) => void, opened?: () => void}} heard */
  constructor(heard) {
    this.heard = heard;
    /** @type {Option[]} */
    this.options = [];
    /** @type {Option|null} */
    this.selected = null;
    this.quick = false;
    this.hinted = ""; // what a hint has lit
    this.opened = ""; // the thing whose options are shown as buttons
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
    const keys = new Map(options.map((option, at) => [option.action, numbered ? at + 1 : 0]));
    for (const [target, some] of byTarget(options)) {
      if (target && some.length > 1) this.gather(target, some, keys);
      else for (const option of some) this.place(option, keys.get(option.action) ?? 0);
    }
    this.inOrder();
    this.open(this.opened, false);
    const again = held ? document.querySelector(`.legal[data-action="${held}"]`) : null;
    if (again instanceof SVGElement) again.focus({ preventScroll: true });
    this.select(options.find((option) => option.action === before?.action) ?? null, before === null);
    this.hint(this.hinted);
  }

  /** Mark what a hint speaks of, wherever it lies; returns the things. @param {string} action @returns {Element[]} */
  hint(action) {
    const option = this.options.find((one) => one.action === action);
    this.hinted = option?.action ?? "";
    const several = option?.target ? `several ${option.target}` : "";
    /** @type {Element[]} */
    const marked = [];
    for (const one of document.querySelectorAll("[data-action]")) {
      const mine = one.getAttribute("data-action");
      const on = Boolean(option) && (mine === option?.action || mine === several);
      one.classList.toggle("hinted", on);
      if (on) marked.push(one);
    }
    return marked;
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

  /** One thing, several options: it is lit once, and opens. @param {string} target @param {Option[]} some @param {Map<string, number>} keys */
  gather(target, some, keys) {
    const things = thingsFor(target);
    const label = WORDS.several(some.map((option) => option.text));
    for (const thing of things) {
      const opens = `several ${target}`;
      if (thing instanceof SVGGraphicsElement) {
        const svg = /** @type {SVGSVGElement} */ (outermost(thing));
        light(thing, layerOf(svg), { action: opens, label, key: 0 });
      } else lit(/** @type {HTMLElement} */ (thing), { action: opens, text: label, target }, 0);
    }
    if (!things.length) for (const option of some) this.place(option, keys.get(option.action) ?? 0);
  }

  /** Show the options of one thing as buttons, the first of them under the fingers. @param {string} target */
  open(target, byHand = true) {
    const some = this.options.filter((option) => option.target === target);
    for (const old of document.querySelectorAll(".choice.extra.of-thing")) old.remove();
    this.opened = some.length > 1 && thingsFor(target).length ? target : "";
    for (const one of document.querySelectorAll('[data-action^="several "]')) {
      const on = this.opened !== "" && one.getAttribute("data-action") === `several ${this.opened}`;
      one.classList.toggle(one.classList.contains("legal") ? "picked" : "sel", on);
      one.setAttribute("aria-pressed", String(on));
    }
    if (!this.opened) return;
    const buttons = some.map((option) => {
      const button = extraButton(option);
      button.classList.add("of-thing");
      return button;
    });
    document.querySelector(".choices .list")?.prepend(...buttons);
    this.hint(this.hinted);
    if (byHand && document.activeElement instanceof Element && document.activeElement.matches(":focus-visible")) buttons[0].focus();
    if (byHand) this.heard.opened?.();
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
    for (const one of document.querySelectorAll('[data-action]:not([data-action^="several "])')) {
      const on = one.getAttribute("data-action") === option?.action;
      one.classList.toggle(one.classList.contains("legal") ? "picked" : "sel", on);
      one.setAttribute("aria-pressed", String(on));
    }
    if (changed || loud) this.heard.selected(option);
  }

  /** First pick selects, second takes. @param {string} action */
  pick(action) {
    if (action.startsWith("several ")) {
      const target = action.slice("several ".length);
      this.select(null, false);
      this.open(this.opened === target ? "" : target);
      return;
    }
    const option = this.options.find((one) => one.action === action);
    if (!option) return;
    if (this.quick || this.selected?.action === action) this.take(option);
    else this.select(option);
  }

  /** @param {Option|null} option */
  take(option) {
    if (!option) return;
    this.select(null);
    this.opened = "";
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

/** Options by what they are about, in their order. @param {Option[]} options @returns {Map<string, Option[]>} */
function byTarget(options) {
  /** @type {Map<string, Option[]>} */
  const found = new Map();
  for (const option of options) found.set(option.target ?? "", [...(found.get(option.target ?? "") ?? []), option]);
  return found;
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

// @ts-check
// Choosing: everything that may be chosen is lit, and one click takes it. What can't be taken back is selected first, and
// a second click (or Enter) takes it; whoever likes is asked before every step, or never.
// Where one thing stands for several options, picking it shows them as buttons. Where several things are picked for one
// decision, every pick counts at once, picking again puts it back, and one button finishes.

import { layerOf, light } from "./lit.js";
import { WORDS } from "./words.js";

/** @typedef {{action: string, text: string, thing?: string, target: string|null, picked?: number|null, finishes?: boolean}} Option */

/** All that can be chosen now, wherever it lies on the page. */
export class Choices {
  /** @param {{selected: (option: Option|null) => void, taken: (option: Option, sure: boolean) => void, picked?: (option: Option) => void, opened?: () => void}} heard */
  constructor(heard) {
    this.heard = heard;
    /** @type {Option[]} */
    this.options = [];
    /** @type {Option[]} */
    this.things = []; // the options without the one that finishes a pick
    /** @type {Option|null} */
    this.finish = null; // what finishes a pick, if it can be finished
    this.picking = false;
    /** @type {Map<string, number>} */
    this.picked = new Map(); // how often something is picked
    /** @type {Map<string, number>} */
    this.keys = new Map(); // the number of each thing
    /** @type {Option|null} */
    this.selected = null;
    this.asking = "final"; // before which clicks one is asked: "final" (what can't be taken back), "always", "never"
    this.hinted = ""; // what a hint has lit
    this.opened = ""; // the thing whose options are shown as buttons
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
  }

  /**
   * Show these options; what was selected stays so if it is still among them, and in one and the same pick everything
   * keeps its number. @param {Option[]} options @param {boolean} [same]
   */
  show(options, same = false) {
    const before = this.selected;
    const held = document.activeElement?.closest(".legal")?.getAttribute("data-action");
    for (const old of document.querySelectorAll("g.options > .legal")) old.remove();
    for (const card of document.querySelectorAll(".c.lit")) unlit(card);
    for (const extra of document.querySelectorAll(".choice.extra")) extra.remove();
    if (!same) for (const cross of document.querySelectorAll("g.options > .refused")) cross.remove();
    this.options = options;
    this.things = options.filter((option) => !option.finishes);
    this.finish = options.find((option) => option.finishes) ?? null;
    this.picking = options.some((option) => typeof option.picked === "number");
    this.picked = new Map(options.map((option) => [option.action, option.picked ?? 0]));
    const keys = this.number(same && this.picking);
    for (const [target, some] of byTarget(this.things)) {
      if (target && some.length > 1) this.gather(target, some, keys);
      else for (const option of some) this.place(option, keys.get(option.action) ?? 0);
    }
    this.inOrder();
    for (const one of document.querySelectorAll(".choices .choice:not(.extra) > span")) one.replaceWith(words(one.textContent?.trim() ?? ""));
    this.open(this.opened, false);
    fitChoices();
    fitHand();
    const again = held ? document.querySelector(`.legal[data-action="${held}"]`) : null;
    if (again instanceof SVGElement) again.focus({ preventScroll: true });
    const still = options.find((option) => option.action === before?.action && typeof option.picked !== "number");
    this.select(still ?? null, before === null || this.picking);
    this.hint(this.hinted);
  }

  /** A key for each thing, if there are few; those it had before stay. @param {boolean} keep */
  number(keep) {
    if (!keep) this.keys = new Map();
    for (const { action } of this.things) if (!this.keys.has(action)) this.keys.set(action, this.keys.size + 1);
    if (this.keys.size > 9) for (const action of this.keys.keys()) this.keys.set(action, 0);
    return this.keys;
  }

  /** The option that a key stands for. @param {number} key */
  byKey(key) {
    return this.things.find((option) => this.keys.get(option.action) === key) ?? null;
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
    document.querySelector("#confirm")?.classList.toggle("hinted", Boolean(option?.finishes));
    return marked;
  }

  /** Light what an option is about, or give it a button. @param {Option} option @param {number} key */
  place(option, key) {
    const label = WORDS.key(option.text, key);
    const things = option.target ? thingsFor(option.target) : [];
    for (const thing of things) {
      if (thing instanceof SVGGraphicsElement) {
        const svg = /** @type {SVGSVGElement} */ (outermost(thing));
        light(thing, layerOf(svg), { action: option.action, label, key, times: option.picked ?? 0 });
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
      const target = one.getAttribute("data-action")?.slice("several ".length) ?? "";
      const taken = this.options.some((option) => option.target === target && this.picked.get(option.action));
      const on = taken || (this.opened !== "" && target === this.opened);
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
    fitChoices();
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
      const action = one.getAttribute("data-action") ?? "";
      this.mark(one, action === option?.action ? 1 : this.picked.get(action) ?? 0);
    }
    if (changed || loud) this.heard.selected(option);
  }

  /** Show that something is chosen, not by colour alone: with a tick, or how often. @param {Element} one @param {number} times */
  mark(one, times) {
    one.classList.toggle(one.classList.contains("legal") ? "picked" : "sel", times > 0);
    if (one.getAttribute("data-action") === this.finish?.action) return;
    one.setAttribute("aria-pressed", String(times > 0));
    if (times > 1) one.setAttribute("data-times", `×${times}`);
    else one.removeAttribute("data-times");
  }

  /** First pick selects, second takes; of several things each counts at once. @param {string} action */
  pick(action) {
    if (action.startsWith("several ")) {
      const target = action.slice("several ".length);
      this.select(null, false);
      this.open(this.opened === target ? "" : target);
      return;
    }
    const option = this.options.find((one) => one.action === action);
    if (!option) return;
    if (typeof option.picked === "number" && !option.finishes) {
      const times = this.picked.get(action) ? 0 : 1; // shown before the house has answered
      for (const one of document.querySelectorAll(`[data-action="${CSS.escape(action)}"]`)) this.mark(one, times);
      this.heard.picked?.(option);
    } else if (option.finishes || this.selected?.action === action) this.take(option);
    else if (this.asking === "always") this.select(option);
    else this.take(option, this.asking === "never");
  }

  /** Take an option; who isn't sure is asked first if it can't be taken back. @param {Option|null} option */
  take(option, sure = true) {
    if (!option) return;
    this.select(null);
    this.opened = "";
    this.heard.taken(option, sure);
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

/** The words of a button: what stands in brackets or after a colon may be left out where there is little room. @param {string} text */
function words(text) {
  const made = document.createElement("span");
  const [, head, more] = /^(.+?)((?: \(|: ).+)$/.exec(text) ?? [text, text, ""];
  made.append(head);
  if (more) {
    const rest = document.createElement("span");
    rest.className = "more";
    rest.textContent = more;
    made.append(rest);
    made.title = text;
  }
  return made;
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

/**
 * A hand in which more can be chosen than is in sight shows its cards narrow; if that is not enough, and nothing on the board
 * is lit, it lies open over the edge of the board. On a phone it scrolls.
 */
export function fitHand() {
  const hand = document.querySelector(".hand");
  if (!(hand instanceof HTMLElement)) return;
  hand.classList.remove("dense", "spread");
  if (innerWidth <= 760) return;
  hand.classList.toggle("dense", hides(hand));
  if (!hides(hand) || document.querySelector("#view .legal")) return;
  hand.classList.remove("dense");
  hand.classList.add("spread");
}

/** Whether a lit card lies beyond the edge of the hand. @param {HTMLElement} hand */
function hides(hand) {
  const edge = hand.getBoundingClientRect().right;
  return [...hand.querySelectorAll(".c.lit")].some((card) => card.getBoundingClientRect().right > edge + 1);
}

/** The row of choices lies over the board where it needs more room; first it leaves out what stands in brackets or after a colon. */
export function fitChoices() {
  const list = document.querySelector(".choices .list");
  if (!(list instanceof HTMLElement)) return;
  const row = list.parentElement?.clientHeight ?? 0;
  list.classList.remove("tight");
  const heads = [...list.querySelectorAll(".choice > span")].map((one) => one.firstChild?.textContent);
  list.classList.toggle("tight", list.clientHeight > row + 4 && new Set(heads).size === heads.length);
  list.classList.toggle("tall", list.clientHeight > row + 4);
}

/** @param {Option} option */
function extraButton(option) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn choice extra";
  button.dataset.action = option.action;
  button.append(words(option.text));
  return button;
}

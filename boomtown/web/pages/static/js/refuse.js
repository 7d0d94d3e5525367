// @ts-check
// A click on something that is not offered: the house says what is so, then which rule forbids it, in words.

import { cross, layerOf } from "./lit.js";
import { ask } from "./site.js";
import { toast } from "./toast.js";
import { WORDS } from "./words.js";

/**
 * @param {() => any} facts what the page knows now
 * @param {() => boolean} dragged whether the board was moved rather than clicked
 */
export function refusals(facts, dragged) {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || event.target.closest("[data-action]") || dragged()) return;
    const found = pointedAt(event.target, facts().verbs);
    if (found) refuse(found, facts());
  });
}

/**
 * @typedef {{thing: Element, kind: string, number: string, words: string}} Found
 * @param {Element} element @param {Record<string, string[]>} verbs @returns {Found|null}
 */
function pointedAt(element, verbs) {
  const card = element.closest(".hand .c[data-target]");
  if (card) {
    const target = card.getAttribute("data-target") ?? "";
    const kind = target.slice(0, target.lastIndexOf("-"));
    const words = card.querySelector("b")?.textContent?.trim() ?? "";
    return kind in verbs ? { thing: card, kind, number: target.slice(kind.length + 1), words } : null;
  }
  const thing = element.closest(Object.keys(verbs).map((kind) => `[data-${kind}]`).join(",") || "none");
  if (!thing || !thing.closest("#view, .matbox.own")) return null;
  const kind = Object.keys(verbs).find((one) => thing.hasAttribute(`data-${one}`)) ?? "";
  const words = thing.querySelector(":scope > title")?.textContent ?? "";
  return { thing, kind, number: thing.getAttribute(`data-${kind}`) ?? "", words };
}

/** @param {Found} found @param {any} facts */
async function refuse({ thing, kind, number, words }, facts) {
  if (facts.seat === null || !facts.mine.includes(facts.seat) || facts.state !== "playing" || facts.at !== null) {
    toast(WORDS.notYourTurn(words), { calm: true });
    return;
  }
  const offered = new Set(facts.options.map((/** @type {any} */ o) => o.action.split(" ")[0]));
  const meant = facts.verbs[kind];
  const verb = meant.find((/** @type {string} */ one) => offered.has(one.split(" ")[0])) ?? meant[0];
  const action = encodeURIComponent(verb.replace("*", number));
  const said = await ask(`/api/tables/${facts.id}/why?seat=${facts.seat}&action=${action}`).catch(() => ({ facts: [], rules: [] }));
  if (!facts.yours) {
    toast(WORDS.notYourTurn(words), { rules: said.rules, game: facts.game, calm: true });
    return;
  }
  const names = facts.options.map((/** @type {any} */ o) => o.text);
  const more = WORDS.works(names.slice(0, 4), names.length - 4);
  const head = said.facts.length ? WORDS.because(words, said.facts) : WORDS.notHere(words);
  toast(head, { rules: said.rules, more, game: facts.game });
  const svg = thing instanceof SVGGraphicsElement ? thing.closest("#view > svg, .matbox > svg") : null;
  if (svg && thing instanceof SVGGraphicsElement) cross(thing, layerOf(/** @type {SVGSVGElement} */ (svg)));
}

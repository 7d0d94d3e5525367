// @ts-check
// What a choice would do, as far as its seat can know, said at the edge of the board.

import { ask } from "./site.js";
import { WORDS } from "./words.js";

/** @typedef {import("./choose.js").Option} Option */

const WHILE = 200; // milliseconds for which one points at something before it is told

/** The line that tells what is picked, pointed at or about to be taken. */
export class Preview {
  /**
   * @param {string} table @param {import("./choose.js").Choices} choices
   * @param {{facts: () => any, busy: () => boolean}} page
   */
  constructor(table, choices, page) {
    this.table = table;
    this.choices = choices;
    this.page = page;
    this.final = ""; // what was clicked and can't be taken back: the next click takes it
    this.asked = 0;
    this.pointing = 0;
    this.clickedAt = "";
    this.place = /** @type {HTMLElement} */ (document.querySelector("#preview"));
    document.addEventListener("pointerover", (event) => this.pointed(event));
    document.addEventListener("focusin", (event) => this.pointed(event));
    document.addEventListener("pointerdown", (event) => (this.clickedAt = spot(event)), true);
  }

  /** Say what is picked, or what an option would do; nothing for none. @param {Option|null} option */
  async show(option) {
    const facts = this.page.facts();
    const mine = ++this.asked;
    if (this.choices.picking && facts.at === null) return this.picks(facts);
    const head = option && option.action === this.final ? WORDS.final(option.text) : "";
    this.place.textContent = option ? head || option.text : "";
    this.place.classList.remove("muted");
    if (!option) return;
    const query = `seat=${facts.seat}&action=${encodeURIComponent(option.action)}`;
    const found = await ask(`/api/tables/${this.table}/preview?${query}`).catch(() => ({ lines: [] }));
    if (mine === this.asked) this.tell(found, head, facts.game);
  }

  /** What is picked so far, and what finishing would do. @param {any} facts */
  picks(facts) {
    const { choices, place } = this;
    const names = choices.things.filter((one) => choices.picked.get(one.action));
    const said = names.map((one) => WORDS.twice(one.thing ?? one.text, choices.picked.get(one.action) ?? 0));
    place.textContent = said.length ? WORDS.pickedSoFar(said) : WORDS.pickAny;
    place.classList.toggle("muted", !said.length);
    if (choices.finish && said.length && facts.foretold) this.tell(facts.foretold, place.textContent, facts.game);
  }

  /** Whoever points at something that can be chosen is told what it would do. @param {Event} event */
  pointed(event) {
    clearTimeout(this.pointing);
    if (event instanceof PointerEvent && spot(event) === this.clickedAt) return; // the thing came, not the pointer
    if (this.taken() || !this.page.facts().yours) return;
    const found = event.target instanceof Element ? event.target.closest("[data-action]") : null;
    const option = this.choices.options.find((one) => one.action === found?.getAttribute("data-action"));
    if (option) this.pointing = setTimeout(() => this.taken() || this.show(option), WHILE);
    else if (this.place.textContent) this.show(null);
  }

  /** Whether the line has something else to say. */
  taken() {
    return Boolean(this.choices.selected) || this.choices.picking || this.page.busy();
  }

  /** @param {any} found @param {string} head @param {string} game */
  tell(found, head, game) {
    if (!found.lines.length) return;
    this.place.replaceChildren(...(head ? [`${head} `] : []));
    for (const line of found.lines.slice(0, 4)) {
      this.place.append(`${line.text} `);
      for (const rule of line.rules.slice(0, 1)) this.place.append(chip(game, rule), " ");
    }
    if (found.money) {
      const money = document.createElement("b");
      money.className = "num";
      money.textContent = WORDS.money(found.money[0], found.money[1]);
      this.place.append(money);
    }
  }
}

/** Where the pointer is. @param {PointerEvent} event */
function spot(event) {
  return `${event.clientX} ${event.clientY}`;
}

/** A sign that opens a rule. @param {string} game @param {string} id */
function chip(game, id) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = `/rules/${game}#${id}`;
  link.dataset.rule = id;
  link.textContent = "§";
  return link;
}

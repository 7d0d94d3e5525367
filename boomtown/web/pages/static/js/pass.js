// @ts-check
// Several people on one device: between two of them nobody's hand is on the page at all.

import { WORDS } from "./words.js";

/** Whose hand may be shown. */
export class Pass {
  /** @param {(eyes: string) => Promise<void>} look fetch the table with other eyes */
  constructor(look) {
    this.look = look;
    /** @type {number|null} */
    this.shown = null;
    /** @type {number|null} */
    this.next = null;
    this.dialog = /** @type {HTMLDialogElement} */ (document.querySelector("#pass"));
    document.querySelector("#pass-yes")?.addEventListener("click", () => this.yes());
    document.querySelector("#pass-later")?.addEventListener("click", () => this.dialog.close());
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
  }

  /** After news: does the device have to go to somebody else? @param {any} facts */
  async check(facts) {
    if (facts.state === "over") this.putAway();
    if (!facts.hot || facts.state !== "playing" || facts.at !== null) return;
    const waiting = facts.mine.filter((/** @type {number} */ seat) => facts.waiting.includes(seat));
    const next = waiting.includes(this.shown) ? null : waiting[0] ?? null;
    if (next === null) return this.putAway(); // also when the house has answered meanwhile
    if (next === this.next) return;
    this.next = next;
    this.shown = null;
    if (facts.seat !== null) {
      document.querySelector("[data-part=hand]")?.replaceChildren();
      this.open(facts);
      await this.look("watch");
    } else this.open(facts);
  }

  putAway() {
    this.next = null;
    if (this.dialog.open) this.dialog.close();
  }

  /** @param {any} facts */
  open(facts) {
    const player = facts.players[this.next ?? 0];
    const say = (/** @type {string} */ where, /** @type {string} */ words) => {
      const place = document.querySelector(where);
      if (place) place.textContent = words;
    };
    say("#pass-title", WORDS.passTo(player.word));
    say("#pass-text", WORDS.passText(player.word));
    say("#pass-yes span", WORDS.iAm(player.word));
    say("#pass-facts", document.querySelector("[data-part=crumb] span")?.textContent ?? "");
    const mark = document.querySelector(`.players tbody[data-seat="${this.next}"] .mk`);
    document.querySelector("#pass-mark")?.replaceChildren(...(mark ? [...mark.childNodes].map((n) => n.cloneNode(true)) : []));
    if (!this.dialog.open) this.dialog.showModal();
  }

  async yes() {
    if (this.next === null) return;
    this.shown = this.next;
    this.next = null;
    await this.look(String(this.shown));
    if (this.next === null) this.dialog.close(); // else the house has answered meanwhile, and it goes to somebody else
  }
}

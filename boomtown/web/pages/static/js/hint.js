// @ts-check
// The hint: what a strong bot would do in your place, said beside the board, and its thing lit.

import { ask } from "./site.js";
import { WORDS } from "./words.js";

const $ = (/** @type {string} */ q) => /** @type {HTMLElement} */ (document.querySelector(q));

/** The button, the box beside the board, and what is lit for it. */
export class Hint {
  /**
   * @param {string} table @param {import("./choose.js").Choices} choices
   * @param {{facts: () => any, lit: (things: Element[]) => void, refused: (words: string) => void}} page
   */
  constructor(table, choices, page) {
    this.table = table;
    this.choices = choices;
    this.page = page;
    this.thinking = false;
    this.button = /** @type {HTMLButtonElement} */ ($("#hint"));
    this.button.addEventListener("click", () => this.ask());
    $("#tip-close").addEventListener("click", () => this.close(true));
    $("#tip-take").addEventListener("click", () => this.take());
  }

  /** The button follows the facts; a hint for another decision goes. @param {boolean} anew */
  settle(anew) {
    const facts = this.page.facts();
    if (anew) this.close();
    this.button.hidden = !facts.may_hint && facts.yours;
    this.button.disabled = !facts.may_hint || this.thinking || facts.at !== null;
    this.button.setAttribute("aria-busy", String(this.thinking));
    const label = this.button.querySelector(".lbl");
    if (label) label.textContent = this.thinking ? WORDS.thinking : WORDS.hint;
  }

  async ask() {
    const facts = this.page.facts();
    if (this.thinking || !facts.may_hint || facts.at !== null) return;
    this.thinking = true;
    this.settle(true);
    try {
      const found = await ask(`/api/tables/${this.table}/hint`, { seat: facts.seat, seq: facts.seq });
      const now = this.page.facts();
      if (found.seq === now.seq && facts.seat === now.seat) this.show(found);
    } catch (error) {
      this.page.refused(error instanceof Error ? error.message : "");
    }
    this.thinking = false;
    this.settle(false);
  }

  /** @param {{action: string, says: string[]}} found */
  show(found) {
    const lines = found.says.map((words, number) => {
      const line = document.createElement(number ? "p" : "b");
      line.textContent = words;
      return line;
    });
    $("#tip-says").replaceChildren(...lines);
    const tip = $("#tip");
    const things = this.choices.hint(found.action);
    tip.hidden = false;
    tip.classList.remove("away");
    this.page.lit(things);
    tip.classList.toggle("away", things.some((thing) => covers(tip, thing)));
  }

  /** @param {boolean} [byHand] */
  close(byHand = false) {
    if (byHand && $("#tip").contains(document.activeElement)) this.button.focus();
    $("#tip").hidden = true;
    this.choices.hint("");
  }

  /** Select what the bot would choose; taking it stays with you (what is picked can be put back). */
  take() {
    const option = this.choices.options.find((one) => one.action === this.choices.hinted);
    this.close(true);
    if (option?.finishes) $("#confirm").focus();
    else if (typeof option?.picked === "number") this.choices.pick(option.action);
    else if (option) this.choices.select(option);
  }
}

/** @param {Element} box @param {Element} thing */
function covers(box, thing) {
  const [a, b] = [box.getBoundingClientRect(), thing.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

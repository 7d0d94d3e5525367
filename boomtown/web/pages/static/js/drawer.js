// @ts-check
// The player aid in a drawer beside the board: opened by its button or the key A, closed by the same or Escape.

/** The drawer of a game's player aid. */
export class Drawer {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.button = /** @type {HTMLElement} */ (document.querySelector("#aid"));
    this.drawer = /** @type {HTMLElement} */ (document.querySelector("#drawer"));
    this.button.addEventListener("click", () => this.turn());
  }

  /** Open it, or close it. */
  turn() {
    return this.show(this.drawer.hidden);
  }

  /** @param {boolean} on */
  async show(on) {
    if (on && !this.drawer.childElementCount) {
      const answer = await fetch(`/rules/${this.game}/aid/parts`);
      if (!answer.ok) return;
      this.drawer.innerHTML = await answer.text();
    }
    const held = this.drawer.contains(document.activeElement);
    this.drawer.hidden = !on;
    this.button.setAttribute("aria-expanded", String(on));
    if (on) this.drawer.focus({ preventScroll: true });
    else if (held) this.button.focus();
  }
}

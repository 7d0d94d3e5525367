// @ts-check
// The board in its window: pan and zoom by pointer, wheel, pinch and keys. It scrolls like any other box.

const LARGEST = 6;

/** A picture that can be looked at from near. */
export class Board {
  /** @param {HTMLElement} view @param {{least?: number}} [wish] */
  constructor(view, wish = {}) {
    this.view = view;
    this.svg = /** @type {SVGSVGElement} */ (view.querySelector("svg"));
    this.least = wish.least ?? 0;
    this.zoom = 1;
    this.dragged = false;
    const box = this.svg.viewBox.baseVal;
    this.ratio = box.width / box.height || 4 / 3;
    view.classList.add("ready");
    this.fit();
    this.centre();
    new ResizeObserver(() => this.resized()).observe(view);
    this.listen();
  }

  /** The width at which all of the board is seen. */
  base() {
    const wide = this.view.clientWidth - 12;
    const high = this.view.clientHeight - 12;
    return Math.max(120, Math.min(wide, high * this.ratio));
  }

  /** Set the size, and keep the middle where it is. */
  lay() {
    const { view, svg } = this;
    const x = (view.scrollLeft + view.clientWidth / 2) / (view.scrollWidth || 1);
    const y = (view.scrollTop + view.clientHeight / 2) / (view.scrollHeight || 1);
    const width = this.base() * this.zoom;
    svg.style.width = `${width}px`;
    svg.style.height = `${width / this.ratio}px`;
    view.classList.toggle("zoomed", this.zoom > 1.01);
    view.scrollLeft = x * view.scrollWidth - view.clientWidth / 2;
    view.scrollTop = y * view.scrollHeight - view.clientHeight / 2;
  }

  /** The window changed: who looked from near goes on seeing the same, at the same size. */
  resized() {
    const width = this.svg.getBoundingClientRect().width;
    if (this.zoom > 1.01 && width) this.zoom = Math.min(LARGEST, Math.max(1, width / this.base()));
    this.lay();
  }

  centre() {
    this.view.scrollLeft = (this.view.scrollWidth - this.view.clientWidth) / 2;
    this.view.scrollTop = (this.view.scrollHeight - this.view.clientHeight) / 2;
  }

  /** All of the board; where the window is small, as much as can be read. */
  fit() {
    this.zoom = Math.max(1, this.least / this.base());
    this.lay();
  }

  /** @param {number} factor @param {number} [x] @param {number} [y] a point of the window that stays where it is */
  zoomBy(factor, x, y) {
    const { view, svg } = this;
    const next = Math.min(LARGEST, Math.max(1, this.zoom * factor));
    if (next === this.zoom) return;
    const frame = view.getBoundingClientRect();
    const px = x ?? frame.left + frame.width / 2;
    const py = y ?? frame.top + frame.height / 2;
    const before = svg.getBoundingClientRect();
    const fx = (px - before.left) / before.width;
    const fy = (py - before.top) / before.height;
    this.zoom = next;
    this.lay();
    const after = svg.getBoundingClientRect();
    view.scrollLeft += after.left + fx * after.width - px;
    view.scrollTop += after.top + fy * after.height - py;
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.view.scrollBy({ left: dx, top: dy, behavior: "instant" });
  }

  /**
   * Bring things to the middle of the window unless all of them are in it.
   * @param {Element[]} things
   */
  reveal(things) {
    if (!things.length) return;
    const frame = this.view.getBoundingClientRect();
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const seen = boxes.every((b) => b.left > frame.left && b.right < frame.right && b.top > frame.top && b.bottom < frame.bottom);
    if (seen) return;
    const x = boxes.reduce((sum, b) => sum + b.left + b.width / 2, 0) / boxes.length;
    const y = boxes.reduce((sum, b) => sum + b.top + b.height / 2, 0) / boxes.length;
    this.pan(x - frame.left - frame.width / 2, y - frame.top - frame.height / 2);
  }

  listen() {
    const { view } = this;
    view.addEventListener("wheel", (event) => {
      if (event.deltaX && !event.ctrlKey) return;
      event.preventDefault();
      this.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX, event.clientY);
    }, { passive: false });
    this.listenToMouse();
    this.listenToPinch();
  }

  listenToMouse() {
    const { view } = this;
    /** @type {{x: number, y: number}|null} */
    let from = null;
    view.addEventListener("pointerdown", (event) => {
      this.dragged = false;
      if (event.pointerType === "mouse" && event.button === 0) from = { x: event.clientX, y: event.clientY };
    });
    addEventListener("pointermove", (event) => {
      if (!from) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!this.dragged && Math.hypot(dx, dy) < 6) return;
      this.dragged = true;
      view.classList.add("drag");
      this.pan(-dx, -dy);
      from = { x: event.clientX, y: event.clientY };
    });
    addEventListener("pointerup", () => {
      from = null;
      view.classList.remove("drag");
    });
  }

  listenToPinch() {
    const { view } = this;
    let apart = 0;
    const spread = (/** @type {TouchList} */ t) => Math.hypot(t[0].clientX - t[1].clientX, t[0].clientY - t[1].clientY);
    view.addEventListener("touchstart", (event) => {
      if (event.touches.length === 2) apart = spread(event.touches);
    }, { passive: true });
    view.addEventListener("touchmove", (event) => {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      const now = spread(event.touches);
      const [a, b] = event.touches;
      if (apart) this.zoomBy(now / apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      apart = now;
    }, { passive: false });
  }
}

/** @param {Board} board @param {ParentNode} [where] the buttons that zoom */
export function zoomButtons(board, where = document) {
  for (const button of where.querySelectorAll("[data-zoom]")) {
    button.addEventListener("click", () => zoomKey(board, { in: "+", out: "-", fit: "0" }[button.getAttribute("data-zoom") ?? ""] ?? ""));
  }
}

/** @param {Board} board @param {string} key @returns {boolean} whether the key means something here */
export function zoomKey(board, key) {
  if (key === "+" || key === "=") board.zoomBy(1.3);
  else if (key === "-") board.zoomBy(1 / 1.3);
  else if (key === "0") board.fit();
  else return false;
  return true;
}

// @ts-check
// Pieces move rather than jump: new ones come from their owner's side, used ones turn over, others glide.

const TIME = 420;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const MOST = 14; // more changes than that are a cut

/** @typedef {{x: number, y: number, inside: string}} Stand */

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where every piece stands. @returns {Map<string, Stand>} */
export function stands() {
  /** @type {Map<string, Stand>} */
  const found = new Map();
  for (const piece of document.querySelectorAll("#view g.pieces [id]")) {
    const box = piece.getBoundingClientRect();
    found.set(piece.id, { x: box.left + box.width / 2, y: box.top + box.height / 2, inside: piece.innerHTML });
  }
  return found;
}

/**
 * After the pieces were swapped: let what changed be seen to change.
 * @param {Map<string, Stand>} before @param {Element|null} origin where new pieces come from
 */
export function move(before, origin) {
  if (still() || !before.size) return;
  /** @type {(() => void)[]} */
  const changes = [];
  for (const piece of document.querySelectorAll("#view g.pieces [id]")) {
    if (!(piece instanceof SVGGraphicsElement) || piece.querySelector("[id]")) continue;
    const old = before.get(piece.id);
    const box = piece.getBoundingClientRect();
    const dx = (old?.x ?? 0) - (box.left + box.width / 2);
    const dy = (old?.y ?? 0) - (box.top + box.height / 2);
    if (!old) changes.push(() => arrive(piece, origin));
    else if (Math.hypot(dx, dy) > 4) changes.push(() => glide(piece, dx, dy));
    else if (old.inside !== piece.innerHTML) changes.push(() => turn(piece));
  }
  if (changes.length <= MOST) for (const change of changes) change();
}

/** @param {SVGGraphicsElement} piece @param {number} dx @param {number} dy in the window's measure */
function local(piece, dx, dy) {
  const matrix = piece.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const { a, b, c, d } = matrix.inverse();
  return { x: a * dx + c * dy, y: b * dx + d * dy };
}

/** @param {SVGGraphicsElement} piece @param {Element|null} origin */
function arrive(piece, origin) {
  const box = piece.getBoundingClientRect();
  const from = origin?.getBoundingClientRect();
  const far = from ? { x: from.left - box.left, y: from.top - box.top } : { x: 0, y: -80 };
  const { x, y } = local(piece, far.x, far.y);
  piece.animate([{ transform: `translate(${x}px, ${y}px)`, opacity: 0.4 }, { transform: "translate(0px, 0px)", opacity: 1 }], { duration: TIME, easing: EASE, composite: "add" });
  piece.classList.add("fresh");
  setTimeout(() => piece.classList.remove("fresh"), 2200);
}

/** @param {SVGGraphicsElement} piece @param {number} dx @param {number} dy */
function glide(piece, dx, dy) {
  const { x, y } = local(piece, dx, dy);
  piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0px, 0px)" }], { duration: TIME, easing: EASE, composite: "add" });
}

/** @param {SVGGraphicsElement} piece */
function turn(piece) {
  if (piece.hasAttribute("transform")) return;
  piece.style.transformBox = "fill-box";
  piece.style.transformOrigin = "center";
  piece.animate([{ transform: "scaleX(0.05)" }, { transform: "scaleX(1)" }], { duration: TIME, easing: EASE });
}

let busy = false;

/**
 * Change the page so that rows and cards glide to their new places, where the browser can do that.
 * @param {() => void} change
 */
export async function glideRows(change) {
  const doc = /** @type {any} */ (document);
  if (busy || still() || document.hidden || !doc.startViewTransition) {
    change();
    return;
  }
  busy = true;
  name();
  const transition = doc.startViewTransition(() => {
    change();
    name();
  });
  transition.finished.catch(() => {}).finally(() => {
    busy = false;
  });
  await transition.updateCallbackDone.catch(() => {});
}

/** Rows and cards keep their names from one state to the next. */
function name() {
  for (const row of document.querySelectorAll(".players tbody[data-seat]")) {
    /** @type {any} */ (row).style.viewTransitionName = `row-${row.getAttribute("data-seat")}`;
  }
  for (const card of document.querySelectorAll(".hand .c[data-target]")) {
    const target = card.getAttribute("data-target");
    if (target) /** @type {any} */ (card).style.viewTransitionName = `ticket-${target}`;
  }
}

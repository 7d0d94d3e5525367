// @ts-check
// Lit windows: the things on a picture that can be chosen get a face, a number and words.

const SVG = "http://www.w3.org/2000/svg";

const LAMP = "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3z";

/**
 * @param {string} tag @param {Record<string, string|number>} [attributes]
 * @returns {SVGElement}
 */
export function draw(tag, attributes = {}) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** @param {SVGSVGElement} svg the layer above all pieces */
export function layerOf(svg) {
  let layer = svg.querySelector(":scope > g.options");
  if (!layer) {
    layer = draw("g", { class: "options" });
    svg.append(layer);
  }
  return layer;
}

/**
 * The shape by which a thing is pointed at, as a copy in the picture's own measure, with its middle and half size.
 * @param {SVGGraphicsElement} thing @param {Element} layer
 */
function shapeOf(thing, layer) {
  const hit = /** @type {SVGGraphicsElement|null} */ (thing.querySelector('[fill-opacity="0"]'));
  const source = hit ?? thing;
  const box = source.getBBox();
  const own = source.getScreenCTM();
  const base = /** @type {SVGGraphicsElement} */ (layer).getScreenCTM();
  const matrix = base && own ? base.inverse().multiply(own) : new DOMMatrix();
  const shape = hit
    ? /** @type {SVGElement} */ (hit.cloneNode(false))
    : draw("rect", { x: box.x, y: box.y, width: box.width, height: box.height, rx: 8 });
  for (const name of ["id", "fill", "fill-opacity", "class"]) shape.removeAttribute(name);
  const { a, b, c, d, e, f } = matrix;
  shape.setAttribute("transform", `matrix(${[a, b, c, d, e, f].map((n) => n.toFixed(3)).join(" ")})`);
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
  const scale = Math.hypot(a, b);
  return { shape, x: middle.x, y: middle.y, half: (Math.min(box.width, box.height) / 2) * scale, wide: (box.width / 2) * scale };
}

/** @param {Element} shape @param {string} name */
function copy(shape, name) {
  const twin = /** @type {SVGElement} */ (shape.cloneNode(false));
  twin.setAttribute("class", name);
  return twin;
}

/**
 * Light a thing: a button on the picture.
 * @param {SVGGraphicsElement} thing @param {Element} layer
 * @param {{action: string, label: string, key: number, times?: number}} option
 * @returns {SVGElement}
 */
export function light(thing, layer, option) {
  const { shape, x, y, half, wide } = shapeOf(thing, layer);
  const taken = Boolean(thing.querySelector("[id]")) || !thing.querySelector('[fill-opacity="0"]');
  const button = draw("g", {
    class: taken ? "legal over" : "legal", tabindex: 0, role: "button", "data-action": option.action,
    "aria-label": option.label, "aria-pressed": "false",
  });
  button.append(title(option.label), copy(shape, "glow"), copy(shape, "face"));
  if (option.key) {
    const kx = taken ? x - wide : x;
    const ky = taken ? y - half : y;
    if (taken) button.append(draw("circle", { class: "disc", cx: kx, cy: ky, r: 15 }));
    const number = draw("text", { class: "key", x: kx, y: ky + 8.5 });
    number.textContent = String(option.key);
    button.append(number);
  }
  const tick = draw("g", { class: "tick", transform: `translate(${(x + wide).toFixed(1)} ${(y - half).toFixed(1)})` });
  tick.append(draw("circle", { r: 14 }), (option.times ?? 0) > 1 ? times(option.times ?? 0) : draw("path", { d: "M-6 0l4 5 8-10" }));
  const lamp = draw("g", { class: "lamp", transform: `translate(${(x - wide).toFixed(1)} ${(y + half).toFixed(1)})` });
  lamp.append(draw("circle", { r: 16 }), draw("path", { d: LAMP, transform: "translate(-12 -12)" }));
  button.append(copy(shape, "ring"), copy(shape, "ring2"), copy(shape, "ring3"), tick, lamp);
  layer.append(button);
  return button;
}

/** How often something is picked. @param {number} count */
function times(count) {
  const number = draw("text", { y: 6 });
  number.textContent = String(count);
  return number;
}

/** @param {string} words */
function title(words) {
  const element = draw("title");
  element.textContent = words;
  return element;
}

/**
 * A cross on what was refused; it goes by itself.
 * @param {SVGGraphicsElement} thing @param {Element} layer
 */
export function cross(thing, layer) {
  for (const old of layer.querySelectorAll(".refused")) old.remove();
  const { shape, x, y, half } = shapeOf(thing, layer);
  const arm = Math.max(10, half * 0.6);
  const sign = draw("g", { class: "refused", "aria-hidden": "true" });
  sign.append(copy(shape, "nope"), draw("path", { class: "x", d: `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}` }));
  layer.append(sign);
  setTimeout(() => sign.remove(), 8000);
}

// @ts-check
// The rules page: search as you type, by kind, with the section in view marked in the list of sections.

import { WORDS } from "./words.js";

const q = /** @type {HTMLInputElement} */ (document.getElementById("q"));
const kind = /** @type {HTMLSelectElement} */ (document.getElementById("kind"));
const count = /** @type {HTMLElement} */ (document.getElementById("count"));
const nothing = /** @type {HTMLElement} */ (document.getElementById("nothing"));
const all = count.textContent;
const sections = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".ledger section")]);
const rules = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".ledger article")]);
const texts = rules.map((rule) => (rule.textContent ?? "").toLowerCase());

function search() {
  const words = q.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  rules.forEach((rule, i) => {
    const hit = (!kind.value || rule.dataset.kind === kind.value) && words.every((word) => texts[i].includes(word));
    rule.hidden = !hit;
    if (hit) found++;
    if (unmark(rule) || (hit && words.length)) mark(rule, words);
  });
  sections.forEach((section) => (section.hidden = !section.querySelector("article:not([hidden])")));
  count.textContent = words.length || kind.value ? WORDS.rulesShown(found, rules.length) : all;
  nothing.hidden = found > 0;
}

/** @param {HTMLElement} rule */
function unmark(rule) {
  const marks = rule.querySelectorAll("mark");
  marks.forEach((m) => m.replaceWith(m.textContent ?? ""));
  if (marks.length) rule.normalize();
  return false;
}

/** Mark the first place of each word in a rule's text. @param {HTMLElement} rule @param {string[]} words */
function mark(rule, words) {
  for (const word of words) {
    const walk = document.createTreeWalker(rule.querySelector("p") ?? rule, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const at = (node.textContent ?? "").toLowerCase().indexOf(word);
      if (at < 0 || node.parentElement?.tagName === "MARK") continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      range.surroundContents(document.createElement("mark"));
      break;
    }
  }
}

/** A rule that is linked to is always shown. */
function showTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.hidden && !target?.closest("[hidden]")) return;
  q.value = "";
  kind.value = "";
  search();
  target.scrollIntoView();
}

q.addEventListener("input", search);
kind.addEventListener("change", search);
document.getElementById("find")?.addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", showTarget);
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || document.activeElement === q) return;
  event.preventDefault();
  q.focus();
});
if (q.value) search();

const links = new Map([...document.querySelectorAll(".toc a")].map((a) => [a.getAttribute("href")?.slice(1), a]));
const seen = new Set();
const watch = new IntersectionObserver((entries) => {
  for (const entry of entries) entry.isIntersecting ? seen.add(entry.target) : seen.delete(entry.target);
  const first = sections.find((section) => seen.has(section));
  links.forEach((a, id) => a.toggleAttribute("aria-current", first?.querySelector("h2")?.id === id));
}, { rootMargin: "-120px 0px -60% 0px" });
sections.forEach((section) => watch.observe(section));

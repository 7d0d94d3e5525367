// @ts-check
// The panels beside the board: log, chat, player boards, scores; on a phone one of them at a time.

import { Refusal } from "./site.js";
import { toast } from "./toast.js";

const all = (/** @type {string} */ where) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(where)]);
const play = () => /** @type {HTMLElement} */ (document.querySelector(".play"));

/** Which panel is open, and what was not read yet. */
export class Feed {
  /** @param {{say: (text: string) => Promise<any>, opened: (name: string) => void}} wish */
  constructor(wish) {
    this.wish = wish;
    this.panel = "log";
    this.unread = 0;
    for (const tab of all("[data-feed]")) tab.addEventListener("click", () => this.show(tab.dataset.feed ?? "log"));
    for (const tab of all(".tabs button")) tab.addEventListener("click", () => this.tab(tab.dataset.tab ?? "hand"));
    document.querySelector(".tabset")?.addEventListener("keydown", (event) => this.arrows(/** @type {KeyboardEvent} */ (event)));
    document.querySelector("#say")?.addEventListener("submit", (event) => this.say(event));
    this.times();
  }

  phone() {
    return matchMedia("(max-width: 760px)").matches;
  }

  /** @param {string} name */
  show(name) {
    this.panel = name;
    for (const panel of all("[data-panel]")) panel.hidden = panel.dataset.panel !== name;
    for (const tab of all("[data-feed]")) {
      const on = tab.dataset.feed === name;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
    }
    const say = document.querySelector("#say");
    if (say instanceof HTMLElement) say.hidden = name === "mat" || name === "result";
    const open = document.querySelector(`[data-panel="${name}"]`);
    if (open && name !== "result") open.scrollTop = name === "mat" ? 0 : open.scrollHeight;
    if (name === "chat") this.read();
    this.wish.opened(name);
  }

  /** @param {string} name */
  tab(name) {
    play().dataset.tab = name;
    for (const tab of all(".tabs button")) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
    if (["log", "chat", "mat", "result"].includes(name)) this.show(name);
  }

  /** @param {KeyboardEvent} event */
  arrows(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.stopPropagation();
    event.preventDefault();
    const tabs = all("[data-feed]:not([hidden])");
    const next = tabs[(tabs.findIndex((tab) => tab.dataset.feed === this.panel) + step + tabs.length) % tabs.length];
    this.show(next.dataset.feed ?? "log");
    next.focus();
  }

  /** Something was said. @param {string} html @param {number} count */
  heard(html, count) {
    const list = document.querySelector("#chat");
    if (!list || !html) return;
    const mine = [...list.children].length;
    list.insertAdjacentHTML("beforeend", html);
    this.times();
    const news = [...list.children].slice(mine).filter((line) => !line.classList.contains("mine")).length;
    const open = this.panel === "chat" && (!this.phone() || play().dataset.tab === "chat");
    if (open) /** @type {Element} */ (list.closest(".scroll")).scrollTop = 1e6;
    else if (count) this.unread += news;
    this.dots();
  }

  read() {
    this.unread = 0;
    this.dots();
  }

  dots() {
    for (const dot of all("[data-unread]")) {
      dot.hidden = this.unread === 0;
      dot.textContent = String(this.unread);
    }
  }

  times() {
    for (const time of all("time[datetime]")) {
      if (!time.textContent) time.textContent = new Date(time.getAttribute("datetime") ?? "").toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    }
  }

  /** @param {Event} event */
  async say(event) {
    event.preventDefault();
    const field = /** @type {HTMLInputElement|null} */ (document.querySelector("#say input"));
    const text = field?.value.trim();
    if (!field || !text) return;
    field.value = "";
    this.show("chat");
    try {
      await this.wish.say(text);
    } catch (error) {
      field.value = text;
      if (error instanceof Refusal) toast(error.message);
    }
  }
}

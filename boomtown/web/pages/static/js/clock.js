// @ts-check
// How long somebody has been thinking, and how long they may.

import { WORDS } from "./words.js";

const AWAY = 5; // minutes after which a seat at a live table counts as away

/** @param {any} facts */
export function clocks(facts) {
  const spent = Math.floor((Date.now() - Date.parse(facts.since)) / 60000);
  const limit = facts.clock ? facts.clock * 60 : AWAY;
  for (const place of document.querySelectorAll("[data-clock-seat]")) {
    const words = !facts.clock
      ? spent >= 1 ? WORDS.since(WORDS.minutes(spent)) : ""
      : spent < limit ? WORDS.left(WORDS.minutes(limit - spent)) : WORDS.late(WORDS.minutes(spent - limit));
    if (place.textContent !== words) place.textContent = words;
    place.classList.toggle("is-late", spent >= limit);
  }
  for (const button of document.querySelectorAll("[data-late]")) {
    const seat = Number(button.getAttribute("data-late"));
    /** @type {HTMLElement} */ (button).hidden = !facts.waiting.includes(seat) || spent < limit || facts.state !== "playing";
  }
}

// @ts-check
// What every page needs: the theme switch, and asking the house for something.

import { WORDS } from "./words.js";

for (const button of document.querySelectorAll("[data-theme-switch]")) {
  button.addEventListener("click", () => {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    localStorage.setItem("theme", root.dataset.theme ?? "light");
  });
}

// Paper is light, whatever the screen is.
let screen_theme = "light";
addEventListener("beforeprint", () => {
  screen_theme = document.documentElement.dataset.theme ?? "light";
  document.documentElement.dataset.theme = "light";
});
addEventListener("afterprint", () => (document.documentElement.dataset.theme = screen_theme));

/** A request that the house refused, with its sentence and the rules it stands on. */
export class Refusal extends Error {
  /** @param {number} status @param {{error?: string, facts?: string[], rules?: string[]}} body */
  constructor(status, body) {
    super(body.error ?? WORDS.silent);
    this.status = status;
    this.facts = body.facts ?? [];
    this.rules = body.rules ?? [];
  }

  /** Whether asking again would bring the same answer; a lost connection or a house that is closed is not final. */
  get final() {
    return this.status >= 400 && this.status < 500;
  }
}

/**
 * Ask the house; with a body it is a POST unless a method is given. A text is sent as it is. Throws Refusal when it says no.
 * @param {string} path @param {unknown} [body] @param {string} [method] @returns {Promise<any>}
 */
export async function ask(path, body, method) {
  const csrf = document.querySelector("meta[name=csrf]")?.getAttribute("content") ?? "";
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const change = { method: method ?? "POST", headers: { "Content-Type": "application/json", "X-CSRF": csrf }, body: text };
  const answer = await fetch(path, body === undefined ? {} : change).catch(() => null);
  if (!answer) throw new Refusal(0, {});
  if (answer.ok) return answer.json(); // an answer that was cut off throws, like a connection that was
  throw new Refusal(answer.status, await answer.json().catch(() => ({})));
}

/**
 * Do something once, with its button switched off meanwhile, and say in words when the house refuses.
 * @param {HTMLElement | null} button @param {Element | null} says @param {() => Promise<void>} work
 */
export async function attempt(button, says, work) {
  if (button?.hasAttribute("aria-disabled")) return;
  button?.setAttribute("aria-disabled", "true");
  if (says) says.textContent = "";
  try {
    await work();
  } catch (error) {
    if (says) says.textContent = error instanceof Error ? error.message : WORDS.silent;
  } finally {
    button?.removeAttribute("aria-disabled");
  }
}

/**
 * Copy words, and tell whether it could be done; on plain http browsers only copy what is selected in a field.
 * @param {string} words @param {HTMLInputElement} [shown]
 */
export async function copyText(words, shown) {
  shown?.select();
  if (await navigator.clipboard?.writeText(words).then(() => true, () => false)) return true;
  const field = shown ?? document.body.appendChild(Object.assign(document.createElement("input"), { value: words, readOnly: true }));
  field.select();
  const done = document.execCommand("copy");
  if (!shown) field.remove();
  return done;
}

/**
 * Copy the words of a field, and say so.
 * @param {HTMLInputElement} field @param {Element | null} says
 */
export async function copy(field, says) {
  const done = await copyText(field.value, field);
  if (says) says.textContent = done ? WORDS.copied : WORDS.copyYourself;
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-join]") : null;
  if (!(button instanceof HTMLElement)) return;
  attempt(button, button, async () => {
    await ask(`/api/tables/${button.dataset.join}/join`, {});
    location.href = `/t/${button.dataset.join}`;
  });
});

// @ts-check
// What every page needs: the theme switch, and asking the house for something.

for (const button of document.querySelectorAll("[data-theme-switch]")) {
  button.addEventListener("click", () => {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    localStorage.setItem("theme", root.dataset.theme ?? "light");
  });
}

/** A request that the house refused, with its sentence and the rules it stands on. */
export class Refusal extends Error {
  /** @param {number} status @param {{error?: string, rules?: string[]}} body */
  constructor(status, body) {
    super(body.error ?? "The house doesn't answer. Try again.");
    this.status = status;
    this.rules = body.rules ?? [];
  }
}

/**
 * Ask the house; with a body it is a POST. Throws Refusal when it says no.
 * @param {string} path @param {unknown} [body] @returns {Promise<any>}
 */
export async function ask(path, body) {
  const csrf = document.querySelector("meta[name=csrf]")?.getAttribute("content") ?? "";
  const post = { method: "POST", headers: { "Content-Type": "application/json", "X-CSRF": csrf }, body: JSON.stringify(body) };
  const answer = await fetch(path, body === undefined ? {} : post);
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(answer.status, said);
  return said;
}

// @ts-check
// One's own page: name, account, tokens, records. Each form says below itself why something can't be.
import { ask, attempt, copy } from "./site.js";
import { WORDS } from "./words.js";

const LARGEST = 2 * 1024 * 1024;
const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {NodeListOf<HTMLFormElement>} */
const forms = document.querySelectorAll("form[data-post]");
for (const form of forms) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(form.querySelector("button"), form.querySelector(".says"), async () => {
      await ask(form.dataset.post ?? "", Object.fromEntries(new FormData(form)));
      location.assign(form.dataset.then ?? "/me");
    });
  });
}

const record = /** @type {HTMLFormElement} */ (byId("import"));
record.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(record.querySelector("button"), record.querySelector(".says"), async () => {
    const file = new FormData(record).get("file");
    if (!(file instanceof File)) return;
    if (file.size > LARGEST) throw new Error(WORDS.large);
    const table = await ask("/api/records", await file.text());
    location.assign(`/t/${table.id}/replay`);
  });
});

const token = /** @type {HTMLFormElement} */ (byId("token"));
token.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(token.querySelector("button"), token.querySelector(".says"), async () => {
    const made = await ask("/api/tokens", Object.fromEntries(new FormData(token)));
    const secret = /** @type {HTMLInputElement} */ (byId("secret"));
    secret.value = made.token;
    byId("fresh").hidden = false;
    secret.focus();
    secret.select();
  });
});
byId("copy").addEventListener("click", () => copy(/** @type {HTMLInputElement} */ (byId("secret")), byId("copied")));

/** @type {NodeListOf<HTMLElement>} */
const revokers = document.querySelectorAll("[data-revoke]");
for (const button of revokers) {
  button.addEventListener("click", () =>
    attempt(button, token.querySelector(".says"), async () => {
      await ask(`/api/tokens/${button.dataset.revoke}`, "", "DELETE");
      button.closest("li")?.replaceChildren(WORDS.revoked);
    }),
  );
}

// @ts-check
// The list of tables keeps itself up to date, but never under somebody's finger.

const EVERY = 10_000;
const lists = /** @type {HTMLElement} */ (document.getElementById("lists"));
const title = document.title.replace(/^\(\d+\) /, "");
let last = "";

async function look() {
  if (document.hidden || lists.matches(":hover") || lists.contains(document.activeElement)) return;
  const answer = await fetch("/tables/list").catch(() => null);
  if (!answer?.ok) return;
  const text = await answer.text();
  if (text === last) return;
  last = text;
  lists.replaceChildren(...new DOMParser().parseFromString(text, "text/html").body.childNodes);
  const turns = lists.querySelectorAll(".t.now").length;
  document.title = turns ? `(${turns}) ${title}` : title;
}

setInterval(look, EVERY);
document.addEventListener("visibilitychange", look);

// @ts-check
// When a script of the page fails, the page says so instead of standing still. It is loaded before all others.

(() => {
  const words = document.currentScript?.dataset.says ?? "";

  function say() {
    if (document.getElementById("script-failed")) return;
    const box = document.createElement("p");
    box.id = "script-failed";
    box.className = "script-failed";
    box.setAttribute("role", "alert");
    box.textContent = words;
    const put = () => document.body.prepend(box);
    if (document.body) put();
    else addEventListener("DOMContentLoaded", put);
  }

  // Scripts that can't be loaded tell it to nobody but who captures; pictures that can't are no trouble.
  addEventListener("error", (event) => {
    if (event.target === window || event.target instanceof HTMLScriptElement) say();
  }, true);
  addEventListener("unhandledrejection", (event) => {
    if (event.reason?.name !== "AbortError") say();
  });
})();

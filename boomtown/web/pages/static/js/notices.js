// @ts-check
// Saying that it's your turn: title and favicon always, sound and notice for those who switched them on.

import { WORDS } from "./words.js";

const kept = (/** @type {string} */ name) => localStorage.getItem(`set-${name}`) === "on";

/** What was switched on, and what it does. */
export class Notices {
  /** @param {string} name the table's name @param {(said: string) => void} say @param {(asking: string) => void} asking */
  constructor(name, say, asking) {
    this.name = name;
    this.say = say;
    /** @type {boolean|null} */
    this.yours = null;
    this.menu();
    for (const one of ["sound", "notify"]) this.wire(one);
    this.asks(asking);
  }

  menu() {
    const button = document.querySelector("#notices");
    const menu = document.querySelector("#menu");
    if (!(menu instanceof HTMLElement) || !(button instanceof HTMLElement)) return;
    const open = (/** @type {boolean} */ on) => {
      menu.hidden = !on;
      button.setAttribute("aria-expanded", String(on));
      if (on) menu.querySelector("input")?.focus();
    };
    button.addEventListener("click", () => open(menu.hidden));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !menu.hidden) {
        open(false);
        button.focus();
      }
    });
    document.addEventListener("pointerdown", (event) => {
      if (event.target instanceof Node && !menu.contains(event.target) && !button.contains(event.target)) open(false);
    });
  }

  /** Before which clicks one is asked. @param {(asking: string) => void} asking */
  asks(asking) {
    const box = document.querySelector("#set-asking");
    const kept = localStorage.getItem("set-asking") ?? "final";
    asking(kept);
    if (!(box instanceof HTMLSelectElement)) return;
    box.value = kept;
    box.addEventListener("change", () => {
      localStorage.setItem("set-asking", box.value);
      asking(box.value);
    });
  }

  /** @param {string} name */
  wire(name) {
    const box = document.querySelector(`#set-${name}`);
    if (!(box instanceof HTMLInputElement)) return;
    box.checked = kept(name);
    box.addEventListener("change", async () => {
      if (name === "notify" && box.checked && (!("Notification" in window) || (await Notification.requestPermission()) !== "granted")) {
        box.checked = false;
        this.say(WORDS.noNotices);
      }
      localStorage.setItem(`set-${name}`, box.checked ? "on" : "off");
      if (name === "sound" && box.checked) beep();
    });
  }

  /** @param {boolean} yours */
  turn(yours) {
    document.title = `${yours ? `${WORDS.yourTurn} ` : ""}${WORDS.titleOf(this.name)}`;
    document.querySelector("#favicon")?.setAttribute("href", `/static/favicon${yours ? "-turn" : ""}.svg`);
    if (yours && this.yours === false) {
      if (kept("sound")) beep();
      if (kept("notify") && document.hidden && "Notification" in window && Notification.permission === "granted") {
        new Notification(this.name, { body: WORDS.noticeBody, icon: "/static/favicon-turn.svg", tag: location.pathname });
      }
    }
    this.yours = yours;
  }
}

/** Two soft notes. */
function beep() {
  const sound = new AudioContext();
  [523, 659].forEach((pitch, at) => {
    const note = sound.createOscillator();
    const volume = sound.createGain();
    note.frequency.value = pitch;
    const start = sound.currentTime + at * 0.16;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.15, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
    note.connect(volume).connect(sound.destination);
    note.start(start);
    note.stop(start + 0.32);
  });
  setTimeout(() => sound.close(), 900);
}

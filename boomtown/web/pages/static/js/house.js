// @ts-check
// Asking the house about a table: one request at a time, and the answer to a click is the new sight of the table.

import { ask, Refusal } from "./site.js";
import { toast } from "./toast.js";

/** @typedef {{seq: number, chat: number, own: [number, number][]}} News numbers that tell that something happened */

/** The house, as the page of one table speaks with it. */
export class House {
  /** @param {{table: string, news: News, glance: () => URLSearchParams, show: (sight: any) => Promise<void>}} page */
  constructor(page) {
    this.page = page;
    this.known = page.news; // what the page has been told
    /** @type {Promise<unknown>} */
    this.line = Promise.resolve();
    /** @type {Promise<void>|null} */
    this.coming = null; // a look that still stands in line
    /** @type {News|null} */
    this.rung = null; // tidings that still stand in line
  }

  /** What stands in line is asked one after the other: never an old answer after a new one. @template T @param {() => Promise<T>} work */
  inLine(work) {
    const done = this.line.then(work);
    this.line = done.catch(() => {});
    return done;
  }

  /** Fetch what changed; whoever asks while a look stands in line waits for that one. */
  look() {
    this.coming ??= this.inLine(async () => {
      this.coming = null;
      await this.fetchSight();
    });
    return this.coming;
  }

  async fetchSight() {
    const glance = this.page.glance();
    try {
      await this.shown(await ask(`/t/${this.page.table}/sight.json?${glance}`), glance);
    } catch (error) {
      if (error instanceof Refusal && error.final) toast(error.message);
      else setTimeout(() => this.look(), 2000);
    }
  }

  /** Take something to the house, show what comes of it, and return what the house says. @param {string} what @param {object} body */
  click(what, body) {
    return this.inLine(async () => {
      const glance = this.page.glance();
      const sight = await send(`/t/${this.page.table}/${what}.json?${glance}`, body);
      await this.shown(sight, glance);
      return sight.answer;
    });
  }

  /** The house rings; what the page has been told meanwhile it needn't ask for. @param {News|null} news */
  heard(news) {
    if (!news) return void this.look();
    const waiting = this.rung !== null;
    this.rung = news;
    if (waiting) return;
    this.inLine(async () => {
      const latest = this.rung;
      this.rung = null;
      if (latest && tellsMore(latest, this.known)) await this.fetchSight();
    });
  }

  /** Show what a glance brought; if the page looks with other eyes by now, look again. @param {any} sight @param {URLSearchParams} glance */
  async shown(sight, glance) {
    if (glance.get("seat") !== this.page.glance().get("seat")) return void this.look();
    this.known = sight.news;
    await this.page.show(sight);
  }
}

/** Whether tidings tell of something that isn't known yet: they are other ones, and not from before. @param {News} news @param {News} known */
function tellsMore(news, known) {
  if (JSON.stringify(news) === JSON.stringify(known)) return false;
  const before = new Map(known.own);
  const older = news.own.some(([seat, seq]) => seq < (before.get(seat) ?? 0));
  return !older && news.seq >= known.seq && news.chat >= known.chat;
}

/** Ask again when the answer was lost on the way: the key makes it one move. @param {string} path @param {object} body */
async function send(path, body) {
  for (let tries = 0; ; tries++) {
    try {
      return await ask(path, body);
    } catch (error) {
      if ((error instanceof Refusal && error.final) || tries >= 5) throw error;
      await new Promise((done) => setTimeout(done, 700 * (tries + 1)));
    }
  }
}

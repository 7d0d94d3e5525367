// @ts-check
// Live: the house rings when something happens at the table; after a lost connection nothing is missed.
// All tabs share one stream (stream.js); where a browser has no shared workers, a tab has its own.

const STILL_HERE = 60_000; // milliseconds between two signs of life

/** What the house tells of one table. */
export class Live {
  /** @param {string} table @param {string} invite @param {(news: any) => void} news @param {(on: boolean) => void} state */
  constructor(table, invite, news, state) {
    this.hello = { table, invite, who: document.querySelector("meta[name=who]")?.getAttribute("content") ?? "" };
    this.news = news;
    this.state = state;
    this.wait = 1000;
    /** @type {MessagePort|null} */
    this.port = null;
    /** @type {EventSource|null} */
    this.source = null;
    this.open();
    addEventListener("online", () => this.again());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.open());
    setInterval(() => this.port?.postMessage({}), STILL_HERE);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.news(null);
    });
  }

  open() {
    if ("SharedWorker" in window) this.share();
    else this.listen();
  }

  /** Hear it from the worker that listens for all tabs. */
  share() {
    const worker = new SharedWorker("/static/js/stream.js", "boomtown");
    worker.addEventListener("error", () => {
      this.port = null;
      if (!this.source) this.listen();
    });
    this.port = worker.port;
    this.port.onmessage = ({ data }) => ("on" in data ? this.state(data.on) : this.news(data.news));
    this.port.postMessage(this.hello);
  }

  /** Listen oneself. */
  listen() {
    const { table, invite } = this.hello;
    const source = new EventSource(`/api/events?tables=${encodeURIComponent(invite ? `${table}~${invite}` : table)}`);
    this.source = source;
    source.addEventListener("open", () => {
      this.wait = 1000;
      this.state(true);
    });
    source.addEventListener("news", (event) => this.news(JSON.parse(event.data).news));
    source.addEventListener("error", () => {
      this.state(false);
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.again(), this.wait);
      this.wait = Math.min(this.wait * 1.6, 15000);
    });
  }

  close() {
    this.port?.postMessage({ bye: true });
    this.port = null;
    this.source?.close();
  }

  again() {
    if (this.port) this.port.postMessage({ ...this.hello, again: true });
    else {
      this.source?.close();
      this.listen();
    }
  }
}

// @ts-check
// Live: the house rings when something happens at the table; after a lost connection nothing is missed.

/** A connection that heals itself. */
export class Live {
  /** @param {string} address @param {(news: any) => void} news @param {(on: boolean) => void} state */
  constructor(address, news, state) {
    this.address = address;
    this.news = news;
    this.state = state;
    this.wait = 1000;
    /** @type {EventSource|null} */
    this.source = null;
    this.open();
    addEventListener("online", () => this.again());
    addEventListener("pagehide", () => this.source?.close());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.news(null);
    });
  }

  open() {
    const source = new EventSource(this.address);
    this.source = source;
    source.addEventListener("open", () => {
      this.wait = 1000;
      this.state(true);
    });
    source.addEventListener("news", (event) => this.news(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      this.state(false);
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.again(), this.wait);
      this.wait = Math.min(this.wait * 1.6, 15000);
    });
  }

  again() {
    this.source?.close();
    this.open();
  }
}

// @ts-check
// One stream for all tabs of this browser: a shared worker that listens for them and passes on what it hears.
// Browsers give a house six connections at once; a stream for every tab would leave none to play with.

/** @typedef {{table: string, invite: string, who: string, at: number}} Tab */

const FORGOTTEN = 5 * 60_000; // milliseconds after which a tab that says nothing more is gone

/** @type {Map<MessagePort, Tab>} */
const tabs = new Map();
/** @type {Map<string, any>} */
const last = new Map(); // the last news of each table
/** @type {EventSource|null} */
let source = null;
let tuned = "";
let wait = 1000;

/** @param {any} words @param {string} [table] to the tabs of one table, or to all */
function tell(words, table) {
  for (const [port, tab] of tabs) if (!table || tab.table === table) port.postMessage(words);
}

/** Listen to the tables of all tabs, as whoever this browser is by now. @param {boolean} [anew] */
function tune(anew = false) {
  const names = [...tabs.values()].map(({ table, invite }) => (invite ? `${table}~${invite}` : table));
  const wanted = [...new Set(names)].sort().join(",");
  const who = [...tabs.values()].at(-1)?.who ?? "";
  if (!anew && tuned === `${who} ${wanted}`) return;
  source?.close();
  source = null;
  tuned = `${who} ${wanted}`;
  if (wanted) listen(wanted);
}

/** @param {string} wanted */
function listen(wanted) {
  const mine = new EventSource(`/api/events?tables=${encodeURIComponent(wanted)}`);
  source = mine;
  mine.addEventListener("open", () => {
    wait = 1000;
    tell({ on: true });
  });
  mine.addEventListener("news", (event) => {
    const { table, news } = JSON.parse(event.data);
    last.set(table, news);
    tell({ news }, table);
  });
  mine.addEventListener("error", () => {
    tell({ on: false });
    if (mine.readyState === EventSource.CLOSED) setTimeout(() => source === mine && tune(true), wait);
    wait = Math.min(wait * 1.6, 15000);
  });
}

/** @param {MessagePort} port @param {any} said */
function heard(port, said) {
  const tab = tabs.get(port);
  if (said.bye) tabs.delete(port);
  else if (said.table) {
    tabs.delete(port); // so that it is the newest
    tabs.set(port, { ...said, at: Date.now() });
    if (source?.readyState === EventSource.OPEN) port.postMessage({ on: true });
    if (last.has(said.table)) port.postMessage({ news: last.get(said.table) });
  } else if (tab) tab.at = Date.now();
  for (const [other, { at }] of tabs) if (Date.now() - at > FORGOTTEN) tabs.delete(other);
  tune(Boolean(said.again));
}

/** @type {any} */ (self).onconnect = (/** @type {MessageEvent} */ event) => {
  const [port] = event.ports;
  port.onmessage = (message) => heard(port, message.data);
};

// @ts-check
// How the scripts put their words together; the words themselves are those of the site's language, served as data.
import said from "/words.js";

/** A sentence with what belongs into its braces. @param {string} text @param {Record<string, string|number>} values */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** Without the full stop at its end. @param {string} text */
const plain = (text) => text.trim().replace(/\.$/, "");

/** A long text up to its first part. @param {string} text */
const short = (text) => plain(text.length > 60 ? text.split(/[:.] /)[0] : text);

/** @param {number} n @param {string} one @param {string} many */
const counted = (n, one, many) => (n === 1 ? one : fill(many, { n }));

export const WORDS = {
  ...said,
  final: (/** @type {string} */ text) => fill(said.final, { text: plain(text) }),
  pickedSoFar: (/** @type {string[]} */ names) => fill(said.pickedSoFar, { names: names.map(short).join("; ") }),
  pickMore: (/** @type {boolean} */ begun) => (begun ? said.pickMore : said.pickFirst),
  twice: (/** @type {string} */ text, /** @type {number} */ times) => (times > 1 ? fill(said.twice, { text, times }) : text),
  notHere: (/** @type {string} */ what) => fill(said.notHere, { what: plain(what) }),
  because: (/** @type {string} */ what, /** @type {string[]} */ facts) =>
    fill(said.because, { what: plain(what) || said.impossible, facts: facts.join("; ") }),
  notYourTurn: (/** @type {string} */ what) => `${plain(what)}.`,
  works: (/** @type {string[]} */ names, /** @type {number} */ more) =>
    fill(said.works, { names: [...names, ...(more > 0 ? [fill(said.andMore, { more })] : [])].join("; ") }),
  key: (/** @type {string} */ text, /** @type {number} */ key) => (key ? fill(said.key, { text, key }) : text),
  several: (/** @type {string[]} */ texts) => fill(said.several, { texts: texts.join("; ") }),
  money: (/** @type {number} */ before, /** @type {number} */ after) => fill(said.money, { before, after }),
  passTo: (/** @type {string} */ word) => fill(said.passTo, { word }),
  passText: (/** @type {string} */ word) => fill(said.passText, { word }),
  iAm: (/** @type {string} */ word) => fill(said.iAm, { word }),
  titleOf: (/** @type {string} */ name) => fill(said.titleOf, { name }),
  left: (/** @type {string} */ time) => fill(said.left, { time }),
  late: (/** @type {string} */ time) => fill(said.late, { time }),
  since: (/** @type {string} */ time) => fill(said.since, { time }),
  minutes: (/** @type {number} */ n) =>
    n < 60
      ? fill(said.minutes, { n })
      : n < 2880
        ? fill(said.hours, { hours: Math.floor(n / 60), minutes: n % 60 })
        : fill(said.days, { n: Math.floor(n / 1440) }),
  move: (/** @type {number} */ at, /** @type {number} */ last) => fill(said.move, { at, last }),
  turning: (/** @type {string} */ number) => fill(said.turning, { number: number.trim() }),
  people: (/** @type {number} */ n) => counted(n, said.person, said.people),
  bots: (/** @type {number} */ n) => counted(n, said.bot, said.bots),
  free: (/** @type {number} */ n) => fill(said.free, { n }),
  made: (/** @type {string} */ door) => (door === "open" ? said.madeOpen : said.madeClosed),
  rulesShown: (/** @type {number} */ n, /** @type {number} */ of) => fill(said.rulesShown, { n, of }),
};

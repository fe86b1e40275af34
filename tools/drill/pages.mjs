import { setTimeout as pause } from 'node:timers/promises';
import { Browser, describeError } from '../lib/http.mjs';

/** A page with less than this share of its text lacks its content. */
const MIN_SHARE = 0.6;
/** On pages with many articles caches follow by themselves. */
const ELSEWHERE_MS = 300_000;
const LEARNING_MS = 60_000;
/** Without hyphens: a page isolates numbers with hyphens in an element of their own. */
const MARKER = /drill_(\d+)_(\d+)_/g;

/** Marker that editors write into a title, by which a page's version is recognised. */
export const pageMarker = (article, number) => `drill_${article}_${number}_`;

export class Pages {
  /** Expected content by path, read before the faults. */
  #known = new Map();
  #turn = 0;

  /**
   * @param {{ staleMs: number, showsAtOnce: (path: string, article: number) => boolean }} options `staleMs`:
   *   maximum staleness of a page after a change; `showsAtOnce`: pages that must show it immediately
   */
  constructor(stack, tally, { staleMs, showsAtOnce }) {
    this.stack = stack;
    this.tally = tally;
    this.staleMs = staleMs;
    this.showsAtOnce = showsAtOnce;
    /** Maximum staleness of such a page outside of faults. */
    this.longestStale = 0;
    this.readAgain = { 'by the browser': 0, 'by the visitor': 0 };
  }

  /**
   * Reads every page of the sitemap once, as a baseline; the edge then has them in its cache.
   * @throws Error if one of them fails
   */
  async learn(print, { most = Infinity, always = [] } = {}) {
    const paths = await this.#ofSitemap();
    const chosen = spread(paths, most).filter((path) => !always.includes(path));
    const waiting = [...always, ...chosen].values();
    const readNext = async () => {
      for (const path of waiting) this.#known.set(path, await this.#whenWell(path));
    };
    await Promise.all(Array.from({ length: 4 }, readNext));
    print(`Visitors know ${this.#known.size} pages.`);
  }

  /** A page without faults; on a busy machine the first responses may be too late. */
  async #whenWell(path) {
    for (const end = Date.now() + LEARNING_MS; ; await pause(1000)) {
      const browser = new Browser(this.stack);
      const { status, text } = await browser.get(path, { timeoutMs: LEARNING_MS });
      const page = describe(text);
      if (status === 200 && page.isWhole && page.canonical) return page;
      if (Date.now() > end) {
        throw new Error(`${path} is not well before anything was broken: status ${status}.`);
      }
    }
  }

  /** A file of URLs: sites that have just started may not have read all content. */
  async #wholeFile(path) {
    for (const end = Date.now() + LEARNING_MS; ; await pause(1000)) {
      const browser = new Browser(this.stack);
      const { status, text, headers } = await browser.get(path, { timeoutMs: LEARNING_MS });
      const isStored = !headers.get('cache-control')?.includes('no-store');
      if (status === 200 && isStored) return text;
      if (Date.now() > end) throw new Error(`${path} is not whole: status ${status}.`);
    }
  }

  /** The pages of a kind in turn. */
  next(kind) {
    const paths = [...this.#known.keys()].filter(
      (path) => isEService(path) === (kind === 'e-service'),
    );
    return paths[(this.#turn += 1) % paths.length];
  }

  /** Visits a page and checks its content. */
  async visit(path) {
    const kind = isEService(path) ? 'e-service' : 'information';
    const began = Date.now();
    try {
      const { status, text, headers, again } = await new Browser(this.stack).get(path);
      if (again) this.readAgain[again] += 1;
      const note = status === 200 ? '' : `status ${status}`;
      const requestId = headers.get('x-request-id');
      this.tally.add({ kind, what: path, began, note, requestId });
      if (status === 200) this.#compare(path, describe(text), began);
    } catch (error) {
      this.tally.add({ kind, what: path, began, note: describeError(error) });
    }
  }

  /**
   * Waits until pages show the last published versions, after the editors have stopped.
   * @returns {Promise<number>} milliseconds; a page that is late counts as wrong
   */
  async untilCurrent(paths, limitMs) {
    const began = Date.now();
    for (const path of paths) {
      for (;;) {
        const behind = await this.#behind(path);
        if (!behind) break;
        if (Date.now() - began > limitMs) {
          this.tally.addWrong(path, `at the end ${behind}`);
          break;
        }
        await pause(250);
      }
    }
    return Date.now() - began;
  }

  /** The last published version that a page lacks; undefined if it is current. */
  async #behind(path) {
    try {
      const { status, text } = await new Browser(this.stack).get(path);
      if (status !== 200) return `its status is ${status}`;
      for (const [article, number] of describe(text).markers) {
        if (!this.showsAtOnce(path, article)) continue;
        if (this.tally.isBehind(article, number)) {
          return `it shows version ${number} of article ${article}`;
        }
      }
      return undefined;
    } catch (error) {
      return describeError(error);
    }
  }

  #compare(path, page, began) {
    const known = this.#known.get(path);
    const wrong = (note) => this.tally.addWrong(path, note);
    if (!page.isWhole) return wrong('it breaks off');
    if (page.language !== known.language) wrong(`its language is ${page.language}`);
    if (page.canonical !== known.canonical) wrong(`it is the page ${page.canonical}`);
    if (page.heading !== known.heading) wrong(`its heading is "${page.heading}"`);
    if (page.length < known.length * MIN_SHARE) wrong('it lacks its content');
    for (const [article, number] of page.markers) {
      const staleMs = this.tally.staleFor(article, number, began);
      const isAtOnce = this.showsAtOnce(path, article);
      if (isAtOnce) this.longestStale = Math.max(this.longestStale, staleMs);
      if (staleMs > this.staleMs + (isAtOnce ? 0 : ELSEWHERE_MS)) {
        wrong(
          `it shows version ${number} of article ${article}, ${Math.round(staleMs / 1000)} s late`,
        );
      }
    }
  }

  async #ofSitemap() {
    const read = async (path) => {
      const text = await this.#wholeFile(path);
      return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
        url.replaceAll('&amp;', '&'),
      );
    };
    const urls = await read('/sitemap.xml');
    const parts = urls.filter((url) => url.endsWith('.xml'));
    for (const part of parts) urls.push(...(await read(new URL(part).pathname)));
    return urls
      .filter((url) => !url.endsWith('.xml'))
      .map((url) => new URL(url))
      .map(({ pathname, search }) => pathname + search);
  }
}

/** Pages that are rendered for each request and not cached count as e-services. */
function isEService(path) {
  return /^(?:\/en)?\/(?:e-services|subscriptions|status|service-ratings|track|tariff)(?:[/?]|$)/.test(
    path,
  );
}

/** Evenly distributed sample of a list. */
function spread(list, most) {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, place) => list[Math.floor((place * list.length) / most)]);
}

/** Metadata and text of a page. */
function describe(html) {
  const shown = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const text = (tag) =>
    tag
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const markers = new Map();
  for (const [, article, number] of shown.matchAll(MARKER)) {
    const seen = markers.get(Number(article)) ?? Infinity;
    markers.set(Number(article), Math.min(seen, Number(number)));
  }
  return {
    language: /<html[^>]*\blang="([a-z]+)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    heading: text(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(shown)?.[1] ?? '')
      .replace(MARKER, '')
      .trim(),
    length: text(shown).length,
    isWhole: html.trimEnd().endsWith('</html>'),
    markers,
  };
}

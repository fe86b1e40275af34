import { setTimeout as pause } from 'node:timers/promises';
import { signedIn } from '../bench/publishing.mjs';
import { pageMarker } from './pages.mjs';

const LISTS = ['/', '/media-center?o=News'];

/** Editors who change the titles of a few articles, over and over. */
export class Editors {
  #isOver = false;
  #numbers = new Map();

  /** @param {{ signIn: object, everyMs: number, articles: number }} options */
  constructor(stack, tally, { signIn, everyMs, articles }) {
    this.stack = stack;
    this.tally = tally;
    this.signIn = signIn;
    this.everyMs = everyMs;
    this.count = articles;
  }

  async begin() {
    this.editor = await signedIn(this.stack.cmsUrl, this.signIn);
    this.articles = await this.editor.newestArticles(this.count);
    for (const article of this.articles.keys()) await this.#publish(article);
  }

  /** Pages on which a change is to be seen at once. */
  get pages() {
    return [...this.articles.keys()].map((article) => this.#pageOf(article)).concat(LISTS);
  }

  /** True if a page must show a change of an article at once: its own page, home and the list. */
  showsAtOnce(path, article) {
    return LISTS.includes(path) || path === this.#pageOf(article);
  }

  #pageOf(article) {
    return `/article?news=${this.articles[article].Slug}`;
  }

  async work() {
    for (let turn = 0; !this.#isOver; turn += 1) {
      await pause(this.everyMs);
      await this.#publish(turn % this.articles.length).catch(() => {
        this.tally.publishFailures += 1;
      });
    }
  }

  stop() {
    this.#isOver = true;
  }

  async #publish(article) {
    const { documentId, Title } = this.articles[article];
    const number = (this.#numbers.get(article) ?? 0) + 1;
    this.#numbers.set(article, number);
    await this.editor.save(documentId, { Title: `${pageMarker(article, number)} ${Title}` });
    await this.editor.publish(documentId);
    const list = this.tally.published.get(article) ?? [];
    this.tally.published.set(article, [...list, { number, at: Date.now() }]);
  }
}

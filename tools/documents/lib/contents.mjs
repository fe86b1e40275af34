import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Shorter texts get no table of contents. */
const MANY_WORDS = 500;
const LABELS = { ar: 'المحتويات', en: 'Contents' };
/** Placeholder for a page number in the first pass. */
const UNKNOWN = '00';

const HEADING = /<h2>(.*?)<\/h2>/g;

/**
 * A long text with its table of contents; a short one as it is.
 *
 * @param {string} html
 * @param {'ar' | 'en'} language
 * @param {number[]} [pages] page of each h2, from 1, as pagesOfHeadings finds them
 * @returns {string}
 */
export function withContents(html, language, pages) {
  if (!hasContents(html)) return html;
  const titles = Array.from(html.matchAll(HEADING), ([, title]) => title);
  const items = titles.map(
    (title, index) =>
      `<li><a href="#part-${index}"><span>${title}</span> <span class="page">${pages?.[index] ?? UNKNOWN}</span></a></li>`,
  );
  let part = 0;
  const text = html.replace(HEADING, (_, title) => `<h2 id="part-${part++}">${title}</h2>`);
  return `<nav class="contents"><h2>${LABELS[language]}</h2><ol>${items.join('')}</ol></nav>${text}`;
}

/** @param {string} html */
export function hasContents(html) {
  return html.replace(/<[^>]*>/g, ' ').split(/\s+/).length > MANY_WORDS;
}

/**
 * The page of each entry of a document's contents.
 *
 * @param {Buffer} pdf printed with its outline
 * @returns {Promise<number[]>}
 */
export async function pagesOfHeadings(pdf) {
  const folder = await mkdtemp(path.join(tmpdir(), 'contents-'));
  try {
    const file = path.join(folder, 'document.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run('qpdf', ['--json', '--json-key=outlines', file], {
      maxBuffer: 64 * 1024 * 1024,
    });
    // The title is the only h1; the first h2 is the heading of the contents.
    const [title] = JSON.parse(stdout).outlines;
    return title.kids.slice(1).map((entry) => entry.destpageposfrom1);
  } finally {
    await rm(folder, { recursive: true });
  }
}

import type { Facts, InBoth, Locale } from '../facts/rows';
import { fillText } from './fill';

/** A line of a text, and its place for messages: `seed/guides/safety.md:12`. */
export interface Line {
  readonly text: string;
  readonly at: string;
}

/** Counted by itself: parts, articles and annexes. */
type Heading = 'part' | 'article' | 'annex';
type Kind =
  | Heading
  | 'item'
  | 'clause'
  | 'caption'
  | 'head'
  | 'row'
  | 'rows'
  | 'figure'
  | 'paragraph';

interface Block extends InBoth {
  readonly kind: Kind;
  readonly at: string;
  /** Of a heading, from 1. */
  readonly number: number;
  /** How other texts refer to an article. */
  readonly name?: string;
}

/** Line prefixes, the longer ones first. */
const MARKS: readonly (readonly [mark: string, kind: Kind])[] = [
  ['### ', 'annex'],
  ['## ', 'article'],
  ['# ', 'part'],
  ['- ', 'item'],
  ['+ ', 'clause'],
  ['! ', 'caption'],
  ['|| ', 'head'],
  ['| ', 'row'],
  ['= ', 'rows'],
  ['% ', 'figure'],
];

function marked(line: string): { kind: Kind; text: string } {
  const [mark, kind] = MARKS.find(([start]) => line.startsWith(start)) ?? ['', 'paragraph'];
  return { kind, text: line.slice(mark.length) };
}

/**
 * Blocks of a text. Each is two lines, Arabic and English, that begin with the same mark: `#` part,
 * `##` article with its name as `@name`, `###` annex, `-` item, `+` numbered clause, `!` caption of a
 * table, `||` its head and `|` a row of it, cells divided by ` | `; without one, a paragraph. Alone in
 * a line stand `= name`, a fact that holds rows of a table, `% name`, one that holds a figure, and
 * `% picture:name`, a sample picture.
 *
 * @throws Error where a line has no counterpart in the other language
 */
function parseBlocks(text: readonly Line[]): Block[] {
  const lines = text.filter((line) => line.text.trim() !== '');
  const numbers: Record<Heading, number> = { part: 0, article: 0, annex: 0 };
  const blocks: Block[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const at = lines[index]?.at ?? '';
    const { kind, text: arabic } = marked(lines[index]?.text ?? '');
    if (kind === 'rows' || kind === 'figure') {
      blocks.push({ kind, at, number: 0, ar: `{{${arabic}}}`, en: `{{${arabic}}}` });
      continue;
    }
    const english = marked(lines[index + 1]?.text ?? '');
    if (english.kind !== kind || !english.text || !/\p{Script=Arabic}|^[\d|]/u.test(arabic)) {
      throw new Error(`${at}: no English line with the same mark follows «${arabic}»`);
    }
    const [ar = '', name] = arabic.split(' @');
    const number = kind in numbers ? (numbers[kind as Heading] += 1) : 0;
    blocks.push({ kind, at, number, ar, en: english.text, ...(name && { name }) });
    index += 1;
  }
  return blocks;
}

/** Number of an article by its name; throws when none has it. */
export function articleNumber(text: readonly Line[], name: string): number {
  return findArticleNumber(parseBlocks(text), name);
}

function findArticleNumber(blocks: readonly Block[], name: string): number {
  const article = blocks.find((block) => block.name === name);
  if (!article) throw new Error(`no article is called @${name}`);
  return article.number;
}

const UNITS = 'الأولى الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة'.split(' ');
const TENS = 'العاشرة العشرون الثلاثون الأربعون الخمسون الستون'.split(' ');

/** `الثانية والعشرون`: an ordinal up to 69 that agrees with المادة. */
export function arabicOrdinal(number: number): string {
  const tens = TENS[Math.floor(number / 10) - 1] ?? '';
  const unit = UNITS[(number % 10) - 1];
  if (!unit) return tens;
  if (number < 10) return unit;
  const compound = number % 10 === 1 ? 'الحادية' : unit;
  return number < 20 ? `${compound} عشرة` : `${compound} و${tens}`;
}

const PARTS = 'الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'.split(' ');

const TITLES: Record<Heading, (number: number) => InBoth> = {
  part: (number) => ({ ar: `الباب ${PARTS[number - 1]}`, en: `Part ${number}` }),
  article: (number) => ({ ar: `المادة ${arabicOrdinal(number)}`, en: `Article ${number}` }),
  annex: (number) => ({ ar: `الملحق (${number})`, en: `Annex ${number}` }),
};

/** Headings of a law are counted, those of a report are not. */
type Form = 'law' | 'report';

function heading({ kind, number, ...title }: Block, language: Locale, form: Form): string {
  const level = kind === 'article' ? 'h3' : 'h2';
  const count = form === 'law' ? `${TITLES[kind as Heading](number)[language]}: ` : '';
  return `<${level}>${count}${title[language]}</${level}>`;
}

function row(text: string, isHead: boolean): string {
  const [first = '', ...others] = text.split(/\s*\|\s*/);
  const tag = isHead ? 'th scope="col"' : 'td';
  const rest = others.map((cell) => `<${tag}>${cell}</${tag.slice(0, 2)}>`).join('');
  return `<tr><th scope="${isHead ? 'col' : 'row'}">${first}</th>${rest}</tr>`;
}

/** The element that stands around blocks of a kind. */
const AROUND: Partial<Record<Kind, string>> = {
  item: 'ul',
  clause: 'ol',
  caption: 'table',
  head: 'table',
  row: 'table',
  rows: 'table',
};

function element(block: Block, language: Locale, form: Form): string {
  const text = block[language];
  switch (block.kind) {
    case 'item':
    case 'clause':
      return `<li>${text}</li>`;
    case 'caption':
      return `<caption>${text}</caption>`;
    case 'head':
      return `<thead>${row(text, true)}</thead><tbody>`;
    case 'row':
      return row(text, false);
    case 'figure':
      return text.replace(/^\{\{picture:(.*)\}\}$/, '<figure data-picture="$1"></figure>');
    case 'rows':
      return text;
    case 'paragraph':
      return `<p>${text}</p>`;
    default:
      return heading(block, language, form);
  }
}

/**
 * A text in one language as HTML: parts and annexes are h2, articles h3.
 *
 * @param text as parseBlocks reads it; `{{name}}` is a fact, `{@name}` the number of an article
 * @throws Error when a fact or an article is unknown
 */
export function bilingualHtml(
  text: readonly Line[],
  language: Locale,
  { facts, form }: { readonly facts: Facts; readonly form: Form },
): string {
  const blocks = parseBlocks(text);
  let around = '';
  let html = '';
  for (const block of blocks) {
    const next = AROUND[block.kind] ?? '';
    if (around && (next !== around || block.kind === 'caption')) html += closed(around);
    if (next && (next !== around || block.kind === 'caption')) html += `<${next}>`;
    around = next;
    html += filled(block, () =>
      fillText(
        element(block, language, form).replace(/\{@(\w+)\}/g, (_, name: string) =>
          String(findArticleNumber(blocks, name)),
        ),
        facts,
      ),
    );
  }
  return around ? html + closed(around) : html;
}

function filled({ at }: Block, fill: () => string): string {
  try {
    return fill();
  } catch (error) {
    throw new Error(`${at}: ${(error as Error).message}`);
  }
}

function closed(tag: string): string {
  return tag === 'table' ? '</tbody></table>' : `</${tag}>`;
}

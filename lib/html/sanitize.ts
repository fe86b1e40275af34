import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Locale } from '../i18n/locales';
import { markBrackets, unmarkBrackets } from './attribute-brackets';
import { finishTree, type FinishOptions } from './finish';
import { findIntroduction } from './introduction';
import { isReasonablyNested } from './nesting';
import { firstParagraph, readOutline, type OutlineEntry } from './outline';
import { plainText } from './plain-text';
import { schema } from './schema';

export type { OutlineEntry } from './outline';

/** A text split after its opening paragraph. All HTML is safe. */
export interface Introduction {
  /** The paragraph with its tag; empty without an opening paragraph. */
  readonly html: string;
  /** The paragraph's content with its direction and language. */
  readonly lead: LeadText;
  /** The text without the paragraph. */
  readonly rest: string;
}

/** Safe inline HTML for a paragraph of the page. */
export interface LeadText {
  readonly html: string;
  readonly dir?: string;
  readonly lang?: string;
}

/** A sanitised text of the content API. Parts are computed lazily. */
export interface SafeHtml {
  readonly html: string;
  readonly introduction: Introduction;
  /** Main headings (h2) in order. */
  readonly outline: readonly OutlineEntry[];
  /** Plain text of the first paragraph; may be empty. */
  readonly excerpt: string;
}

const pipeline = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, schema)
  .use(rehypeStringify)
  .freeze();

/**
 * Sanitises HTML from the content API and prepares it for a page: no scripts or forms, media
 * through the site, heading ids, scrollable tables, marked external links. Parts of the text are
 * extracted from the tree: cutting the HTML string can split a tag and turn an attribute into
 * markup.
 */
export function readHtml(
  html: string,
  locale: Locale,
  options: FinishOptions = {},
): Readonly<SafeHtml> {
  const tree = isReasonablyNested(html) ? pipeline.runSync(pipeline.parse(html)) : textTree(html);
  finishTree(tree, locale, options);
  markBrackets(tree);
  return {
    get html() {
      return stringify(tree.children);
    },
    get introduction() {
      return splitIntroduction(tree);
    },
    get outline() {
      return readOutline(tree);
    },
    get excerpt() {
      return firstParagraph(tree);
    },
  };
}

export function sanitizeHtml(html: string, locale: Locale, options?: FinishOptions): string {
  return readHtml(html, locale, options).html;
}

function splitIntroduction(tree: Root): Introduction {
  const { paragraph, rest } = findIntroduction(tree);
  return {
    html: paragraph ? stringify([paragraph]) : '',
    lead: paragraph ? toLead(paragraph) : { html: '' },
    rest: stringify(rest.children).trimStart(),
  };
}

function toLead({ children, properties }: Element): LeadText {
  const { dir, lang } = properties;
  return {
    html: stringify(children),
    ...(typeof dir === 'string' && { dir }),
    ...(typeof lang === 'string' && { lang }),
  };
}

function stringify(children: Root['children']): string {
  return unmarkBrackets(pipeline.stringify({ type: 'root', children }));
}

/** Fallback for pathological HTML: text only. */
function textTree(html: string): Root {
  const children = [{ type: 'text' as const, value: plainText(html, html.length) }];
  return {
    type: 'root',
    children: [{ type: 'element', tagName: 'p', properties: {}, children }],
  };
}

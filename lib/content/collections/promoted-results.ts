import { readTarget } from '../../../packages/old-addresses/src';
import { config } from '../../config';
import { localizedPath } from '../../routing/locale-path';
import type { Locale } from '../../i18n/locales';
import { Collection } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalText, requiredText } from '../fields';

/** A page that editors promote for some queries. */
export interface PromotedResult {
  /** Words and phrases, separated by commas. */
  readonly words: string;
  readonly title: string;
  /** May be empty. */
  readonly text: string;
  /** A localised path of this site or an https URL. */
  readonly href: string;
}

const promoted = new Collection({
  apiName: 'promoted-results',
  fields: { Words: requiredText, Title: requiredText, Text: optionalText, Link: requiredText },
  sort: 'id:asc',
});

/** Uncached. */
export async function readPromotedResults(locale: Locale): Promise<PromotedResult[]> {
  return (await promoted.all(locale)).flatMap(({ Words, Title, Text, Link }) => {
    const href = toHref(Link, locale);
    return href === undefined ? [] : [{ words: Words, title: Title, text: Text, href }];
  });
}

/** Undefined if it is neither a path of this site nor an https URL. */
function toHref(link: string, locale: Locale): string | undefined {
  const target = readTarget(link, [new URL(config().siteUrl).host]);
  if (typeof target === 'string') return undefined;
  if (target.kind === 'elsewhere') return target.href;
  if (target.kind === 'file') return target.path;
  return localizedPath(target.isEnglish ? 'en' : locale, target.path) + target.search + target.hash;
}

export const promotedResultContent: ContentDescriptor = {
  changes: lastChangeLoader('promoted-result', promoted),
};

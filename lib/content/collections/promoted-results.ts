import { readTarget } from '../../../packages/old-addresses/src';
import { config } from '../../config';
import { localizedPath } from '../../routing/links';
import type { Locale } from '../../i18n/locales';
import { Collection } from '../collection';
import { lastChangeOf, type ContentDescriptor } from '../descriptor';
import { optionalText, requiredText } from '../fields';

/** A page that editors want found first by some words. */
export interface PromotedResult {
  /** Words and phrases, separated by commas. */
  readonly words: string;
  readonly title: string;
  /** Empty where the page says enough by its title. */
  readonly text: string;
  /** A path of this site in the language, or an https URL. */
  readonly href: string;
}

const promoted = new Collection({
  apiName: 'promoted-results',
  fields: { Words: requiredText, Title: requiredText, Text: optionalText, Link: requiredText },
  sort: 'id:asc',
});

/** The promoted results of a language, read past every cache. */
export async function readPromotedResults(locale: Locale): Promise<PromotedResult[]> {
  return (await promoted.all(locale)).flatMap(({ Words, Title, Text, Link }) => {
    const href = hrefOf(Link, locale);
    return href === undefined ? [] : [{ words: Words, title: Title, text: Text, href }];
  });
}

/** Undefined for what is neither a page of the site nor an https address. */
function hrefOf(link: string, locale: Locale): string | undefined {
  const target = readTarget(link, [new URL(config().siteUrl).host]);
  if (typeof target === 'string') return undefined;
  if (target.kind === 'elsewhere') return target.href;
  if (target.kind === 'file') return target.path;
  return localizedPath(target.isEnglish ? 'en' : locale, target.path) + target.search + target.hash;
}

export const promotedResultContent: ContentDescriptor = {
  changes: lastChangeOf('promoted-result', promoted),
};

import { Feed, type Item } from 'feed';
import type { FeedEntry } from '../content/descriptor';
import type { Locale } from '../i18n/locales';
import type { FeedName } from '../routing/site-files';
import { fullUrl } from './full-url';
import { feedHref } from './feed-links';

/** Maximum number of entries. */
export const FEED_ENTRIES = 50;

export interface FeedLabels {
  readonly title: string;
  readonly description: string;
}

export interface FeedContent {
  readonly locale: Locale;
  readonly name: FeedName;
  readonly labels: FeedLabels;
  /** Path of the page with the same list. */
  readonly page: string;
  /** Filter of the feed, part of its URL. */
  readonly query?: Readonly<Record<string, string>>;
  readonly entries: readonly FeedEntry[];
}

/** RSS 2.0, keeping the order of the entries. */
export function rssText({ locale, name, labels, page, query, entries }: FeedContent): string {
  const changes = entries.map(({ updatedAt }) => updatedAt).sort();
  const feed = new Feed({
    title: withoutControlCharacters(labels.title),
    description: withoutControlCharacters(labels.description),
    link: fullUrl(page),
    feed: fullUrl(feedHref(locale, name, query)),
    language: locale,
    updated: new Date(changes.at(-1) ?? 0),
    generator: false,
  });
  for (const entry of entries) feed.addItem(toItem(entry));
  return feed.rss2();
}

function toItem({ title, text, path, id, publishedAt, file }: FeedEntry): Item {
  return {
    title: withoutControlCharacters(title),
    description: withoutControlCharacters(text),
    link: fullUrl(path),
    guid: id && fullUrl(id),
    date: new Date(publishedAt),
    enclosure: file ? { url: fullUrl(file.src), length: file.bytes, type: file.type } : undefined,
  };
}

/** Invalid in XML, but sometimes pasted by editors. */
function withoutControlCharacters(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

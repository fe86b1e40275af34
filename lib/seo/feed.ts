import { Feed, type Item } from 'feed';
import type { Locale } from '../i18n/locales';
import type { FeedName } from '../routing/site-files';
import { fullAddress } from './address';
import { feedHref } from './feed-links';

/** Entries in a feed, the newest ones. */
export const FEED_ENTRIES = 50;

export interface FeedLabels {
  readonly title: string;
  readonly description: string;
}

export interface FeedSource {
  readonly locale: Locale;
  readonly name: FeedName;
  readonly labels: FeedLabels;
  /** Path of the page that lists the same. */
  readonly page: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly title: string;
  readonly text: string;
  /** Path of the entry's page. */
  readonly path: string;
  /** Stays the same when the path changes; the path where left out. */
  readonly id?: string;
  /** ISO date or date-time of publication. */
  readonly publishedAt: string;
  /** ISO date-time of the last change. */
  readonly updatedAt: string;
  /** A file that belongs to the entry: path, size in bytes and media type. */
  readonly file?: { readonly src: string; readonly bytes: number; readonly type: string } | null;
}

/** A feed in RSS 2.0, in the order of its entries. */
export function rssText({ locale, name, labels, page, entries }: FeedSource): string {
  const changes = entries.map(({ updatedAt }) => updatedAt).sort();
  const feed = new Feed({
    title: readable(labels.title),
    description: readable(labels.description),
    link: fullAddress(page),
    feed: fullAddress(feedHref(locale, name)),
    language: locale,
    updated: new Date(changes.at(-1) ?? 0),
    generator: false,
  });
  for (const entry of entries) feed.addItem(toItem(entry));
  return feed.rss2();
}

function toItem({ title, text, path, id, publishedAt, file }: FeedEntry): Item {
  return {
    title: readable(title),
    description: readable(text),
    link: fullAddress(path),
    guid: id && fullAddress(id),
    date: new Date(publishedAt),
    enclosure: file
      ? { url: fullAddress(file.src), length: file.bytes, type: file.type }
      : undefined,
  };
}

/** XML has no place for control characters, which editors paste now and then. */
function readable(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

import type * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import type { ContentTag } from '../routing/routes';
import { cachedLoader } from './cached-loader';
import type { Collection } from './collection';
import { NotPublishedError } from './errors';
import type { Attributes } from './fields';
import type { Query } from './local-query';
import { applySchedule, filterStarted, type TimedPage } from './timed';
import type { ListPage } from './types';

interface Dated {
  /** ISO date-time. */
  readonly publishedAt: string;
}

const startTime = ({ publishedAt }: Dated) => publishedAt;

/** Pages of a list, newest first; the loader throws NotPublishedError past the last. */
export function datedPages<Fields extends yup.ObjectShape, Item extends Dated>(
  collection: Collection<Fields>,
  {
    toItem,
    query,
    ...loader
  }: {
    readonly name: string;
    readonly version: number;
    readonly tags: readonly ContentTag[];
    readonly toItem: (raw: Attributes<Fields>, locale: Locale) => Item;
    readonly query?: Query;
  },
): (locale: Locale, page: number, pageSize: number) => Promise<ListPage<Item>> {
  const load = cachedLoader({
    ...loader,
    load: (locale: Locale, page: number, pageSize: number): Promise<TimedPage<Item>> =>
      collection.timedPage(locale, { page, pageSize }, (raw) => toItem(raw, locale), query),
  });
  return async (locale, page, pageSize) =>
    applySchedule(await load(locale, page, pageSize), pageSize, startTime);
}

/** @throws NotPublishedError before the item's start */
export async function requireStarted<Item extends Dated>(item: Item, name: string): Promise<Item> {
  const [started] = await filterStarted([item], startTime);
  if (!started) throw new NotPublishedError(name);
  return started;
}

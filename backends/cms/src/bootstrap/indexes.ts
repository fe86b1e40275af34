import type { Core } from '@strapi/strapi';

/** Columns of growing types that the site filters and sorts by; Strapi indexes ids only. */
const INDEXES = {
  articles_by_date: 'articles (locale, publish_date, published_at)',
  articles_by_slug: 'articles (slug, locale)',
  circulars_by_date: 'circulars (locale, release_date, published_at, published_on)',
  circulars_by_number: 'circulars (circular_number, locale)',
  circulars_that_replace: 'circulars (locale, release_date) where replaces is not null',
} as const;

/** Not in a migration: migrations run before a new database has tables. */
export async function ensureIndexes(strapi: Core.Strapi): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) {
    await strapi.db.connection.raw(`create index if not exists ${name} on ${columns}`);
  }
}

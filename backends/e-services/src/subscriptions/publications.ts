import {
  PUBLICATIONS_PATH,
  LOCALES,
  type Locale,
  type Publication,
} from '@ports-authority/e-services-contract';
import { Ajv } from 'ajv';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { hoursAfter, riyadhDay } from '../dates.js';
import { publications } from './tables.js';
import { writeEvents, type NewEvent } from './write-events.js';

const TIMEOUT_MS = 20_000;
/** Timeout for a translation; then its readers are notified in the other language. */
const TRANSLATION_TIMEOUT_MS = 60 * 60 * 1000;
/** Maximum age, so that an imported archive is not mailed. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** Marks that the first poll is done. */
const FIRST_POLL = { kind: '', entry: 'first look', language: '' };

const text = (maxLength: number) => ({ type: 'string', maxLength });
const texts = (maxLength: number) => ({ type: 'array', maxItems: 100, items: text(maxLength) });
const VERSION = {
  type: 'object',
  required: ['title', 'summary', 'path'],
  properties: {
    title: { ...text(1000), minLength: 1 },
    summary: text(5000),
    // Same origin only: no other links get into mails.
    path: { ...text(1000), pattern: '^/(?!/)[^\\s\\\\]*$' },
  },
};
const isPublications = new Ajv().compile<Publication[]>({
  type: 'array',
  maxItems: 5000,
  items: {
    type: 'object',
    required: ['kind', 'entry', 'ports', 'topics', 'shownFrom', 'versions'],
    properties: {
      kind: { enum: ['circulars', 'news'] },
      entry: { ...text(200), minLength: 1 },
      ports: texts(120),
      topics: texts(120),
      shownFrom: { ...text(10), pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
      versions: { type: 'object', properties: { ar: VERSION, en: VERSION } },
    },
  },
});

/** Polls the site's publications; undefined if unchanged (ETag). */
export class PublicationReader {
  readonly #url: string;
  #etag = '';
  #pending = '';

  readonly #token: string;

  /**
   * @param siteUrl origin at which this service reaches the site
   * @param token shared with the site; empty: none
   */
  constructor(siteUrl: string, token: string) {
    this.#url = `${siteUrl}${PUBLICATIONS_PATH}`;
    this.#token = token;
  }

  /**
   * @param stop aborts the request
   * @throws Error without a valid response
   */
  async read(stop: AbortSignal): Promise<Publication[] | undefined> {
    const response = await fetch(this.#url, {
      redirect: 'error',
      signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        accept: 'application/json',
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(this.#etag && { 'if-none-match': this.#etag }),
      },
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      if (response.status === 304) return undefined;
      throw new Error(`The website answered with status ${response.status}.`);
    }
    const found: unknown = await response.json();
    if (!isPublications(found)) throw new Error('The website answered with something else.');
    this.#pending = response.headers.get('etag') ?? '';
    return found;
  }

  /** Call when everything in the last response has been stored. */
  done(): void {
    this.#etag = this.#pending;
  }
}

/**
 * Stores publications and writes events for new ones, one transaction per entry. Publications of
 * the first poll, or dated before it, are not announced.
 * @returns number of events, and true if a translation is pending
 */
export async function recordPublications(
  database: Database,
  found: readonly Publication[],
  now: Date,
): Promise<{ written: number; isPending: boolean }> {
  const firstPoll = await readFirstPoll(database);
  if (!firstPoll) {
    await database.transaction(async (transaction) => {
      const rows = found.flatMap(({ kind, entry }) =>
        LOCALES.map((language) => ({ kind, entry, language, firstSeenAt: now, notifiedAt: now })),
      );
      for (let from = 0; from < rows.length; from += 500) {
        await transaction
          .insert(publications)
          .values(rows.slice(from, from + 500))
          .onConflictDoNothing();
      }
      const note = { ...FIRST_POLL, firstSeenAt: now, notifiedAt: now };
      await transaction.insert(publications).values(note).onConflictDoNothing();
    });
    return { written: 0, isPending: false };
  }
  const known = new Map(
    (await database.select().from(publications)).map((row) => [publicationKey(row), row]),
  );
  let written = 0;
  let isPending = false;
  for (const publication of found) {
    const { kind, entry } = publication;
    for (const language of LOCALES) {
      const seen = known.get(publicationKey({ kind, entry, language }));
      if (seen?.notifiedAt) continue;
      const isNew = seen === undefined;
      const outcome = await database.transaction((transaction) =>
        recordEntry(transaction, publication, language, {
          firstPoll,
          firstSeenAt: isNew ? now : seen.firstSeenAt,
          now,
        }),
      );
      if (outcome === 'notified') written += 1;
      if (outcome === 'pending') isPending = true;
    }
  }
  return { written, isPending };
}

async function recordEntry(
  transaction: Database,
  publication: Publication,
  language: Locale,
  { firstPoll, firstSeenAt, now }: { firstPoll: Date; firstSeenAt: Date; now: Date },
): Promise<'notified' | 'pending' | 'old'> {
  const { kind, entry, versions, ports, topics, shownFrom } = publication;
  const row = { kind, entry, language };
  await transaction
    .insert(publications)
    .values({ ...row, firstSeenAt, notifiedAt: null })
    .onConflictDoNothing();
  const same = and(
    eq(publications.kind, kind),
    eq(publications.entry, entry),
    eq(publications.language, language),
  );
  const [seen] = await transaction.select().from(publications).where(same).for('update');
  // Another process inserted it.
  if (!seen || seen.notifiedAt) return 'old';
  // The first poll may have been incomplete.
  const isOld =
    shownFrom < riyadhDay(firstPoll) ||
    now.getTime() - hoursAfter(shownFrom, 0).getTime() > MAX_AGE_MS;
  const own = versions[language];
  const isTimedOut = now.getTime() - seen.firstSeenAt.getTime() >= TRANSLATION_TIMEOUT_MS;
  const version = own ?? (isTimedOut ? versions[language === 'ar' ? 'en' : 'ar'] : undefined);
  if (!version && !isOld) return 'pending';
  await transaction.update(publications).set({ notifiedAt: now }).where(same);
  if (isOld || !version) return 'old';
  const { title, summary, path } = version;
  const event: NewEvent = {
    key: `${kind} ${entry} ${language}`,
    subject: `${kind} ${entry}`,
    kind,
    language,
    ports,
    topics,
    content: { type: 'published', title, summary, path, shownFrom },
  };
  await writeEvents(transaction, [event], now);
  return 'notified';
}

async function readFirstPoll(database: Database): Promise<Date | undefined> {
  const [note] = await database
    .select({ at: publications.firstSeenAt })
    .from(publications)
    .where(and(eq(publications.kind, FIRST_POLL.kind), eq(publications.entry, FIRST_POLL.entry)));
  return note?.at;
}

const publicationKey = (row: { kind: string; entry: string; language: string }) =>
  `${row.kind} ${row.entry} ${row.language}`;

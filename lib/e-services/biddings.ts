import { BIDDINGS_PER_RESPONSE, OPERATIONS } from '@ports-authority/e-services-contract';
import { hasCapability } from '../capabilities';
import { plainLines } from '../html/plain-text';
import { sanitizeHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { processWide } from '../process-state';
import { callForRows } from './client';
import { staleWhileRevalidate } from './stale-while-revalidate';
import type { Bid, Bilingual, OpenedBid } from './types';
import { toAmount, bilingual, toItems, toDate, toRecord, toText, type Fields } from './wire';

/** More than 100,000 bids indicate a fault of the service. */
const MAX_RESPONSES = 100;

/**
 * All bids, or the first 100,000 by id; by final date, newest first, those without one last.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadBiddings(): Promise<Bid[]> {
  return (await readByPage()).sort(byFinalDate);
}

async function readByPage(query: Readonly<Record<string, string>> = {}): Promise<Bid[]> {
  const bids: Bid[] = [];
  for (let count = 0; count < MAX_RESPONSES; count += 1) {
    const { rows, given } = await readBids({ ...query, after: bids.at(-1)?.id ?? '0' });
    // A service may ignore `after`.
    if (rows.at(-1)?.id === bids.at(-1)?.id) break;
    bids.push(...rows);
    if (given < BIDDINGS_PER_RESPONSE || !hasCapability('list-queries')) break;
  }
  return bids;
}

/** Older ones hardly change. */
const CHANGING_DAYS = 366;
const DAY_MS = 24 * 60 * 60 * 1000;
const REREAD_MS = 60 * 60 * 1000;

const readBefore = () =>
  processWide('all-biddings', () => staleWhileRevalidate(loadBiddings, { freshFor: REREAD_MS }));

/**
 * All bids like `loadBiddings`: new ones and those of a year as they are now, others as they were in
 * the last hours.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadKnownBiddings(): Promise<Bid[]> {
  if (!hasCapability('list-queries')) return loadBiddings();
  const known = await readBefore()();
  const since = Date.now() - CHANGING_DAYS * DAY_MS;
  const last = known.reduce((highest, { id }) => Math.max(highest, Number(id) || 0), 0);
  const [recent, added] = await Promise.all([
    loadRecentBiddings(CHANGING_DAYS),
    readBids({ after: String(last) }),
  ]);
  const older = known.filter(
    ({ finalAt, envelopesAt }) =>
      ![finalAt, envelopesAt].some((date) => date !== null && Date.parse(date) >= since),
  );
  const bids = new Map([...older, ...added.rows, ...recent].map((bid) => [bid.id, bid]));
  return [...bids.values()].sort(byFinalDate);
}

/** Someone who pages through a list asks more often. */
const SHARED_MS = 10_000;

interface SharedBids {
  readonly bids: Promise<Bid[]>;
  readonly readAt: number;
}

/**
 * `loadKnownBiddings` for all visitors of ten seconds; failures are not shared.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export function loadSharedBiddings(): Promise<readonly Bid[]> {
  const shared = processWide<{ last?: SharedBids }>('shared-biddings', () => ({}));
  if (shared.last && Date.now() - shared.last.readAt < SHARED_MS) return shared.last.bids;
  const next = { bids: loadKnownBiddings(), readAt: Date.now() };
  shared.last = next;
  next.bids.catch(() => {
    if (shared.last === next) delete shared.last;
  });
  return next.bids;
}

/**
 * The bids of which a date is at most so many days ago, or more; in no order.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadRecentBiddings(days: number): Promise<readonly Bid[]> {
  return readByPage({ days: String(days) });
}

/** All bids without the capability. */
function readBids(query: Readonly<Record<string, string>>) {
  const operation = OPERATIONS.biddings;
  return callForRows(hasCapability('list-queries') ? { operation, query } : { operation }, toBid);
}

function toBid(row: Fields, id: string): Bid | null {
  const title = bilingual(row.titleEn, row.title);
  if (title.ar === '') return null;
  const fees = row.compDocumentFeesAr;
  return {
    id,
    title,
    fees: toAmount(fees) ?? toText(fees),
    ...toLocation(bilingual(row.compSubmissionLocationEn, row.compSubmissionLocationAr)),
    finalAt: toDate(row.compFinalDateAr),
    envelopesAt: toDate(row.openEnvelopesDate),
    day: toText(row.day) || null,
    number: toText(row.number),
    documents: toItems(row.documents).flatMap((document) => toDocument(toRecord(document)) ?? []),
    bids: toItems(row.bids)
      .flatMap((bid) => toOpenedBid(toRecord(bid)) ?? [])
      .sort((a, b) => a.amount - b.amount),
    award: toAward(toRecord(row.award)),
  };
}

function toDocument(document: Fields): Bid['documents'][number] | null {
  const title = bilingual(document.titleEn, document.title);
  const url = toText(document.url);
  const isLink = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isLink && title.ar !== '' ? { title, url } : null;
}

function toOpenedBid(bid: Fields): OpenedBid | null {
  const bidder = bilingual(bid.bidderEn, bid.bidder);
  const amount = toAmount(bid.amount);
  return bidder.ar === '' || amount === null ? null : { bidder, amount };
}

function toAward(award: Fields): Bid['award'] {
  const accepted = toOpenedBid(award);
  const awardedAt = toDate(award.awardedAt);
  return accepted && awardedAt !== null ? { ...accepted, awardedAt } : null;
}

function byFinalDate(first: Bid, second: Bid): number {
  if (first.finalAt === null || second.finalAt === null) {
    return Number(first.finalAt === null) - Number(second.finalAt === null);
  }
  return Date.parse(second.finalAt) - Date.parse(first.finalAt);
}

/**
 * Undefined if there is none.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function findBid(id: string): Promise<Bid | undefined> {
  // Ids of the content are no numbers.
  const { rows } = await readBids(/^\d{1,9}$/.test(id) ? { id } : {});
  return rows.find((bid) => bid.id === id);
}

/** Limit of the plain text in calendars and the table's search. */
const MAX_LOCATION_CHARACTERS = 1000;

function toLocation(raw: Bilingual): Pick<Bid, 'location' | 'locationText'> {
  const [inArabic, inEnglish] = [cell(raw.ar, 'ar'), cell(raw.en, 'en')];
  return {
    location: { ar: inArabic.html, en: inEnglish.html },
    locationText: { ar: inArabic.text, en: inEnglish.text },
  };
}

interface Cell {
  readonly html: string;
  readonly text: string;
}

/** Bids share few locations, and sanitising is the slowest step here. */
const MAX_CACHED_CELLS = 500;
const cells = new Map<string, Cell>();

const COMMA: Readonly<Record<Locale, string>> = { ar: '، ', en: ', ' };

function cell(html: string, locale: Locale): Cell {
  const key = `${locale} ${html}`;
  const cached = cells.get(key);
  if (cached !== undefined) return cached;
  if (cells.size >= MAX_CACHED_CELLS) cells.clear();
  const lines = plainLines(html, MAX_LOCATION_CHARACTERS).map((line) => line.replace(/[,،]$/, ''));
  const text = lines.join(COMMA[locale]).slice(0, MAX_LOCATION_CHARACTERS);
  const made = { html: sanitizeHtml(html, locale), text };
  cells.set(key, made);
  return made;
}

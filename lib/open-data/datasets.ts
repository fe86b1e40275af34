import { foldText } from '@ports-authority/text';
import type { Circular } from '../content/circulars/circular';
import { newest } from '../content/latest-change';
import { filterCirculars } from '../content/circulars/filter';
import { circularChanges, loadCircularsByNumber } from '../content/collections/circulars';
import { loadPorts, type Port } from '../content/collections/ports';
import { PORT_CATEGORIES } from '../content/port-categories';
import { numberIn } from '../content/values';
import { bidState } from '../e-services/bid-state';
import { loadKnownBiddings, loadRecentBiddings } from '../e-services/biddings';
import { loadPortCalls } from '../e-services/port-calls';
import { staleWhileRevalidate } from '../e-services/stale-while-revalidate';
import type { Bid, OpenedBid, PublishedCall } from '../e-services/types';
import { locales, type Locale } from '../i18n/locales';
import { NO_FILTER } from '../routing/circular-filters';
import { circularHref } from '../routing/circular-pages';
import { routeHref } from '../routing/links';
import { indexedCirculars } from '../search/circulars';
import { fullUrl } from '../seo/full-url';
import {
  CIRCULAR_FIELDS,
  PORT_CALL_FIELDS,
  PORT_FIELDS,
  TENDER_FIELDS,
  TERMINAL_FIELDS,
  type AnyRow,
  type Fields,
  type Row,
} from './fields';
import { isDatasetOffered } from '../routing/offered-datasets';
import type { ParameterName, Query } from './parameters';

/** Selected rows, sorted by key. */
export interface Selection {
  readonly rows: readonly AnyRow[];
  readonly rowKey: (row: AnyRow) => string;
  /** Reads the fields of a page of rows that have only the fields of `rowKey`. */
  readonly complete?: (rows: readonly AnyRow[]) => Promise<readonly AnyRow[]>;
  /** ISO date-time of live data; null for editorial content. */
  readonly asOf: string | null;
  /** ISO date-time of the last change; null if unknown. */
  readonly changedAt: string | null;
}

/** EU authority table `frequency`. */
export type Frequency = 'UPDATE_CONT' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'ANNUAL';

/** EU authority table `data-theme`. */
export type Theme = 'TRAN' | 'GOVE' | 'ECON';

/** A dataset; its name and description are messages in `openData.datasets`. */
export interface Dataset {
  /** Last path segment. */
  readonly path: string;
  readonly fields: Fields;
  readonly parameters: readonly ParameterName[];
  /** Sorted by descending key: newest first. */
  readonly isDescending: boolean;
  readonly frequency: Frequency;
  readonly theme: Theme;
  /** @throws ContentUnavailableError, ServiceUnavailableError, ServiceRefusedError */
  readonly select: (query: Query) => Promise<Selection>;
}

const PAGING = ['limit', 'cursor'] as const;

export const DATASETS = {
  portCalls: {
    path: 'port-calls',
    fields: PORT_CALL_FIELDS,
    parameters: ['locode', 'port', 'imo', 'name', 'status', 'from', 'to', ...PAGING],
    isDescending: false,
    frequency: 'UPDATE_CONT',
    theme: 'TRAN',
    select: selectPortCalls,
  },
  ports: {
    path: 'ports',
    fields: PORT_FIELDS,
    parameters: ['locode', 'port', ...PAGING],
    isDescending: false,
    frequency: 'MONTHLY',
    theme: 'TRAN',
    select: selectPorts,
  },
  terminals: {
    path: 'terminals',
    fields: TERMINAL_FIELDS,
    parameters: ['locode', 'port', ...PAGING],
    isDescending: false,
    frequency: 'MONTHLY',
    theme: 'TRAN',
    select: selectTerminals,
  },
  circulars: {
    path: 'circulars',
    fields: CIRCULAR_FIELDS,
    parameters: ['q', 'year', 'locode', 'port', ...PAGING],
    isDescending: true,
    frequency: 'WEEKLY',
    theme: 'GOVE',
    select: selectCirculars,
  },
  tenders: {
    path: 'tenders',
    fields: TENDER_FIELDS,
    parameters: ['q', 'state', ...PAGING],
    isDescending: true,
    frequency: 'DAILY',
    theme: 'ECON',
    select: selectTenders,
  },
} as const satisfies Readonly<Record<string, Dataset>>;

export type DatasetName = keyof typeof DATASETS;

const datasetEntries = Object.entries(DATASETS) as readonly [DatasetName, Dataset][];

/** Datasets that the back ends support, in order. */
export function offeredDatasets(): readonly [DatasetName, Dataset][] {
  return datasetEntries.filter(([name]) => isDatasetOffered(name));
}

/** A port in both languages. */
export interface BilingualPort {
  readonly ar: Port;
  readonly en: Port;
}

/** By slug; missing translations fall back to the other language. */
export async function loadBilingualPorts(): Promise<ReadonlyMap<string, BilingualPort>> {
  const [ar, en] = await Promise.all([loadPorts('ar'), loadPorts('en')]);
  const found = new Map(ar.map((port) => [port.slug, { ar: port, en: port }]));
  for (const port of en) found.set(port.slug, { ar: found.get(port.slug)?.ar ?? port, en: port });
  return found;
}

/** Null for an unknown port, undefined without the parameter. */
function portSlug(
  { locode, port }: Query,
  ports: ReadonlyMap<string, BilingualPort>,
): string | null | undefined {
  if (locode === undefined && port === undefined) return null;
  return [...ports.values()].find(
    ({ ar }) =>
      (port === undefined || ar.slug === port) &&
      (locode === undefined || ar.locode === locode.toUpperCase()),
  )?.ar.slug;
}

/** Matches the port's title in either language. */
export function findCallPort(
  { port }: PublishedCall,
  ports: ReadonlyMap<string, BilingualPort>,
): BilingualPort | undefined {
  return [...ports.values()].find(({ ar, en }) => en.name === port.en || ar.name === port.ar);
}

const DAY_START = 'T00:00:00+03:00';
const DAY_END = 'T23:59:59.999+03:00';

async function selectPortCalls(query: Query): Promise<Selection> {
  const [{ calls, asOf }, ports] = await Promise.all([loadPortCalls(), loadBilingualPorts()]);
  const slug = portSlug(query, ports);
  const rows = calls
    .filter((call) => isSelected(call, query))
    .map((call) => callRow(call, findCallPort(call, ports)))
    .filter((row) => slug === null || (slug !== undefined && row.port === slug));
  return { rows: sorted(rows, callKey), rowKey: callKey, asOf, changedAt: null };
}

/** A call without a departure is open-ended. */
function isSelected(call: PublishedCall, { imo, name, status, from, to }: Query): boolean {
  const until = call.departsAt ?? call.berthedUntil;
  return (
    (imo === undefined || call.imo === imo.slice(-7)) &&
    (status === undefined || call.status === status) &&
    (name === undefined || withoutSeparators(call.vessel).includes(withoutSeparators(name))) &&
    (to === undefined || Date.parse(call.arrivesAt) <= Date.parse(to + DAY_END)) &&
    (from === undefined || until === null || Date.parse(until) >= Date.parse(from + DAY_START))
  );
}

/** Vessel names match with and without hyphens and spaces, as on the page. */
function withoutSeparators(name: string): string {
  return foldText(name).replace(/[ -]/g, '');
}

function callRow(call: PublishedCall, port: BilingualPort | undefined) {
  return {
    id: call.id,
    port: port?.ar.slug ?? null,
    locode: port?.ar.locode || null,
    portAr: call.port.ar,
    portEn: call.port.en,
    vessel: call.vessel,
    imo: call.imo || null,
    grossTonnage: call.tonnage,
    status: call.status,
    arrival: call.arrivesAt,
    berthedFrom: call.berthedFrom,
    berthedUntil: call.berthedUntil,
    departure: call.departsAt,
    agentAr: call.agent.ar,
    agentEn: call.agent.en,
  } satisfies Row<typeof PORT_CALL_FIELDS>;
}

/** By arrival, then by number. */
function callKey(row: AnyRow): string {
  return `${momentKey(row.arrival)} ${String(row.id).padStart(12, '0')}`;
}

function momentKey(moment: unknown): string {
  return new Date(String(moment)).toISOString();
}

async function selectPorts(query: Query): Promise<Selection> {
  const { chosen, changedAt } = await selectedPorts(query);
  const rowKey = (row: AnyRow) => String(row.port);
  return { rows: sorted(chosen.map(portRow), rowKey), rowKey, asOf: null, changedAt };
}

/** The selected ports, and the last change of any port. */
async function selectedPorts(query: Query) {
  const ports = await loadBilingualPorts();
  const slug = portSlug(query, ports);
  return {
    chosen: [...ports.values()].filter(
      ({ ar }) => slug === null || (slug !== undefined && ar.slug === slug),
    ),
    changedAt: newest([...ports.values()].flatMap(({ ar, en }) => [ar.updatedAt, en.updatedAt])),
  };
}

function portRow({ ar, en }: BilingualPort) {
  const page = (locale: Locale) =>
    fullUrl(routeHref(locale, 'ports', { query: { port: ar.slug } }));
  return {
    port: ar.slug,
    locode: ar.locode || null,
    nameAr: ar.name,
    nameEn: en.name,
    category: PORT_CATEGORIES.find((known) => known === ar.category) ?? null,
    latitude: ar.position?.latitude ?? null,
    longitude: ar.position?.longitude ?? null,
    berths: numberIn(ar.berths),
    terminals: numberIn(ar.terminals),
    capacity: numberIn(ar.capacity),
    area: numberIn(ar.area),
    pageAr: page('ar'),
    pageEn: page('en'),
    changedAt: newest([ar.updatedAt, en.updatedAt]) ?? ar.updatedAt,
  } satisfies Row<typeof PORT_FIELDS>;
}

async function selectTerminals(query: Query): Promise<Selection> {
  const { chosen, changedAt } = await selectedPorts(query);
  const rowKey = (row: AnyRow) => `${String(row.port)} ${String(row.terminalEn)}`;
  return { rows: sorted(chosen.flatMap(terminalRows), rowKey), rowKey, asOf: null, changedAt };
}

function terminalRows({ ar, en }: BilingualPort) {
  return ar.terminalList.map(
    ({ name, berths, depth, maximumDraught }) =>
      ({
        port: ar.slug,
        locode: ar.locode || null,
        portAr: ar.name,
        portEn: en.name,
        terminalAr: name.ar,
        terminalEn: name.en,
        berths,
        depth,
        maximumDraught,
        changedAt: newest([ar.updatedAt, en.updatedAt]) ?? ar.updatedAt,
      }) satisfies Row<typeof TERMINAL_FIELDS>,
  );
}

/** Circulars are selected from the search index; a page of them is read from the content API. */
async function selectCirculars(query: Query): Promise<Selection> {
  const [ar, en, ports, changed] = await Promise.all([
    indexedCirculars('ar'),
    indexedCirculars('en'),
    query.locode || query.port ? loadBilingualPorts() : new Map<string, BilingualPort>(),
    Promise.all(locales.map(async (locale) => (await circularChanges(locale))(''))),
  ]);
  const port = portSlug(query, ports);
  const filter = { ...NO_FILTER, q: query.q ?? '', year: query.year ?? '', port: port ?? '' };
  const found = port === undefined ? [] : [ar, en].flatMap((list) => filterCirculars(list, filter));
  const dates = new Map(found.map(({ number, releasedAt }) => [number, releasedAt]));
  const rowKey = (row: AnyRow) => `${String(row.date)} ${String(row.number)}`;
  return {
    rows: sorted(
      [...dates].map(([number, date]) => ({ number, date })),
      rowKey,
      true,
    ),
    rowKey,
    complete: circularRows,
    asOf: null,
    changedAt: newest(changed),
  };
}

async function circularRows(rows: readonly AnyRow[]): Promise<AnyRow[]> {
  const numbers = rows.map(({ number }) => String(number));
  const pairs = new Map<string, Partial<Record<Locale, Circular>>>();
  const lists = await Promise.all(locales.map((locale) => loadCircularsByNumber(locale, numbers)));
  for (const [index, locale] of locales.entries()) {
    for (const circular of lists[index] ?? []) {
      pairs.set(circular.number, { ...pairs.get(circular.number), [locale]: circular });
    }
  }
  return numbers.flatMap((number) => {
    const pair = pairs.get(number) ?? {};
    const any = pair.ar ?? pair.en;
    return any ? [circularRow(any, pair)] : [];
  });
}

function hasWords(texts: object, q: string | undefined): boolean {
  if (q === undefined) return true;
  const text = foldText(JSON.stringify(texts));
  return foldText(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function circularRow(any: Circular, { ar, en }: Partial<Record<Locale, Circular>>) {
  const page = (locale: Locale) => fullUrl(circularHref(locale, any.number));
  return {
    number: any.number,
    date: any.releasedAt,
    subjectAr: ar?.subject || null,
    subjectEn: en?.subject || null,
    categoryAr: ar?.category || null,
    categoryEn: en?.category || null,
    issuerAr: ar?.organization || null,
    issuerEn: en?.organization || null,
    addresseeAr: ar?.directedTo || null,
    addresseeEn: en?.directedTo || null,
    publishedOn: any.publishedAt,
    effectiveFrom: any.effectiveFrom,
    withdrawnFrom: any.withdrawnFrom,
    replaces: any.replaces,
    ports: any.ports,
    documentAr: ar?.file ? fullUrl(ar.file.src) : null,
    documentEn: en?.file ? fullUrl(en.file.src) : null,
    pageAr: ar ? page('ar') : null,
    pageEn: en ? page('en') : null,
    changedAt: newest([ar?.updatedAt, en?.updatedAt]) ?? any.updatedAt,
  } satisfies Row<typeof CIRCULAR_FIELDS>;
}

const TENDERS = { waitAfter: 5 * 60_000 };

/** All, with a TTL of one minute. */
export const loadTenders = staleWhileRevalidate(
  async () => ({ bids: await loadKnownBiddings(), asOf: new Date().toISOString() }),
  TENDERS,
);

const RECENT_DAYS = 31;

/** Open ones and those of the last month, with a TTL of one minute. */
export const loadRecentTenders = staleWhileRevalidate(
  async () => ({ bids: await loadRecentBiddings(RECENT_DAYS), asOf: new Date().toISOString() }),
  TENDERS,
);

async function selectTenders(query: Query): Promise<Selection> {
  const { bids, asOf } = await loadTenders();
  const now = Date.now();
  const rows = bids
    .map((bid) => tenderRow(bid, now))
    .filter(
      (row) => (query.state === undefined || row.state === query.state) && hasWords(row, query.q),
    );
  return { rows: sorted(rows, tenderKey, true), rowKey: tenderKey, asOf, changedAt: null };
}

function tenderRow(bid: Bid, now: number) {
  const page = (locale: Locale) => fullUrl(routeHref(locale, 'tender', { query: { id: bid.id } }));
  const state = bidState(bid, now);
  const { award } = bid;
  return {
    id: bid.id,
    number: bid.number || null,
    titleAr: bid.title.ar,
    titleEn: bid.title.en,
    state: state === 'closing' ? 'open' : state,
    fee: typeof bid.fees === 'number' ? bid.fees : null,
    finalDate: bid.finalAt,
    envelopesOpening: bid.envelopesAt,
    bids: bid.bids.map(bidRow),
    winnerAr: award?.bidder.ar ?? null,
    winnerEn: award?.bidder.en ?? null,
    awardAmount: award?.amount ?? null,
    awardedAt: award?.awardedAt ?? null,
    pageAr: page('ar'),
    pageEn: page('en'),
  } satisfies Row<typeof TENDER_FIELDS>;
}

function bidRow({ bidder, amount }: OpenedBid) {
  return { bidderAr: bidder.ar, bidderEn: bidder.en, amount };
}

/** By final date, latest first; those without one last. */
function tenderKey(row: AnyRow): string {
  const moment = row.finalDate === null ? '' : momentKey(row.finalDate);
  return `${moment.padEnd(24)} ${String(row.id).padStart(12, '0')}`;
}

function sorted<One extends AnyRow>(
  rows: readonly One[],
  rowKey: (row: AnyRow) => string,
  isDescending = false,
): One[] {
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((a, b) => (rowKey(a) < rowKey(b) ? -sign : sign));
}

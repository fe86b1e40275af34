import { locales, type Locale } from '../i18n/locales';
import { loadTenders } from '../open-data/datasets';
import { circularSlug } from '../routing/circular-pages';
import { routeHref, type LinkTarget } from '../routing/links';
import { isOffered } from '../routing/offered';
import type { RouteKey } from '../routing/routes';
import { sourceTexts } from '../search/engine';
import {
  REFERENCE_KINDS,
  recogniseReference,
  type Reference,
  type ReferenceKind,
} from './references';

/** A reference with the page of its service. */
export interface TrackingTarget extends Reference {
  readonly href: string;
  /** The page takes the number over; else it has to be copied into an external system. */
  readonly isFilled: boolean;
}

interface Service {
  readonly route: RouteKey;
  /** Query with the number; without it the service is an external system. */
  readonly query?: (number: string) => LinkTarget['query'];
}

const SERVICES: Readonly<Record<ReferenceKind, Service>> = {
  request: { route: 'requestTracking', query: (reference) => ({ reference }) },
  container: { route: 'containerTracking' },
  vessel: { route: 'vesselSearch', query: (vessel) => ({ search: 'schedule', vessel }) },
  transaction: {
    route: 'transactionTracking',
    query: (documentNumber) => ({ documentNumber }),
  },
  invoice: { route: 'ePayment' },
  ticket: { route: 'ticketFollowUp' },
  tender: { route: 'tender', query: (id) => ({ id }) },
  circular: { route: 'circular', query: (number) => ({ number }) },
  regulation: { route: 'regulations', query: (number) => ({ r: number.toLowerCase() }) },
};

/** Pages of the kinds' services without a number; entries have none of their own. */
const LISTS: Partial<Readonly<Record<ReferenceKind, RouteKey>>> = {
  tender: 'biddings',
  circular: 'circulars',
};

/** The kinds of numbers that this deployment has services for, with their pages. */
export function trackedServices(locale: Locale) {
  return REFERENCE_KINDS.filter((kind) => isOffered(SERVICES[kind].route)).map((kind) => ({
    kind,
    href: routeHref(locale, LISTS[kind] ?? SERVICES[kind].route),
  }));
}

/** Services and pages found for a number. */
export interface TrackingResult {
  /** Empty if the number has no known format or no entry has it. */
  readonly targets: readonly TrackingTarget[];
  /** False if a lookup of circulars or tenders failed, so that a target may be missing. */
  readonly isComplete: boolean;
}

/** Finds the services of a number; tenders and circulars are looked up. Never throws. */
export async function findTrackingTargets(locale: Locale, text: string): Promise<TrackingResult> {
  const found = await Promise.all(
    recogniseReference(text).map((reference) =>
      target(locale, reference).catch(() => 'failed' as const),
    ),
  );
  return {
    targets: found.filter((target) => target !== null && target !== 'failed'),
    isComplete: !found.includes('failed'),
  };
}

async function target(locale: Locale, reference: Reference): Promise<TrackingTarget | null> {
  const { route, query } = SERVICES[reference.kind];
  if (!isOffered(route)) return null;
  const id = await findEntryId(reference);
  if (id === null) return null;
  return {
    ...reference,
    href: routeHref(locale, route, { query: query?.(id) }),
    isFilled: query !== undefined,
  };
}

/** Identifier in the address of an entry's page; null if there is no such entry. */
async function findEntryId({ kind, number }: Reference): Promise<string | null> {
  switch (kind) {
    case 'tender':
      return (
        (await loadTenders()).bids.find((bid) => isNumbered(bid.number, kind, number))?.id ?? null
      );
    case 'circular': {
      const texts = await Promise.all(
        locales.map((language) => sourceTexts('circulars', language)),
      );
      const found = texts.flat().find(({ code }) => isNumbered(code, kind, number));
      return found ? circularSlug(found.code) : null;
    }
    default:
      return number;
  }
}

/** Compares numbers in any spelling: `14/2026` is `2026/014`. */
function isNumbered(text: string, kind: ReferenceKind, number: string): boolean {
  return recogniseReference(text).some(
    (reference) => reference.kind === kind && reference.number === number,
  );
}

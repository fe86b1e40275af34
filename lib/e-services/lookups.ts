import { OPERATIONS, TRAFFIC_TYPES } from '@ports-authority/e-services-contract';
import { callForData } from './client';
import { staleWhileRevalidate } from './stale-while-revalidate';
import type { Lookups } from './types';
import { bilingual, itemsOf, recordOf, textOf, titledOf } from './wire';

const FRESH_FOR_MS = 5 * 60_000;
const RETRY_AFTER_MS = 10_000;

const [ALL] = TRAFFIC_TYPES;
const ALL_TYPES = { id: String(ALL.id), ...bilingual(ALL.title, ALL.titleAr) };

/**
 * The choices of the search forms, cached for five minutes; stale ones are served while the e-services
 * API is down. A service that does not name "all" among its traffic types has it all the same.
 * @throws ServiceRefusedError, ServiceUnavailableError if none were ever loaded
 */
export const loadLookups = staleWhileRevalidate(fetchLookups, {
  freshFor: FRESH_FOR_MS,
  retryAfter: RETRY_AFTER_MS,
});

async function fetchLookups(): Promise<Lookups> {
  return callForData({ operation: OPERATIONS.lookups }, (data) => {
    const { vesselPorts, vesselTrafficTypes } = recordOf(data);
    if (vesselPorts === undefined) throw new Error('no ports');
    const types = itemsOf(vesselTrafficTypes).flatMap((type) => titledOf(type) ?? []);
    return {
      ports: itemsOf(vesselPorts).flatMap((port) => {
        const title = titledOf(port);
        if (!title) return [];
        return [{ value: textOf(recordOf(port).title) || title.en, ar: title.ar, en: title.en }];
      }),
      trafficTypes: types.some(({ id }) => id === ALL_TYPES.id) ? types : [ALL_TYPES, ...types],
    };
  });
}

import { OPERATIONS, TRAFFIC_TYPES } from '@ports-authority/e-services-contract';
import { callForData } from './client';
import { staleWhileRevalidate } from './stale-while-revalidate';
import type { Lookups } from './types';
import { bilingual, toItems, toRecord, toText, toTitled } from './wire';

const [ALL] = TRAFFIC_TYPES;
const ALL_TYPES = { id: String(ALL.id), ...bilingual(ALL.title, ALL.titleAr) };

/**
 * Options of the search forms, cached for five minutes and stale while the e-services API is down.
 * "All" is added to the traffic types if missing.
 * @throws ServiceRefusedError, ServiceUnavailableError if none were ever loaded
 */
export const loadLookups = staleWhileRevalidate(fetchLookups, { freshFor: 5 * 60_000 });

async function fetchLookups(): Promise<Lookups> {
  return callForData({ operation: OPERATIONS.lookups }, (data) => {
    const { vesselPorts, vesselTrafficTypes } = toRecord(data);
    if (vesselPorts === undefined) throw new Error('no ports');
    const types = toItems(vesselTrafficTypes).flatMap((type) => toTitled(type) ?? []);
    return {
      ports: toItems(vesselPorts).flatMap((port) => {
        const title = toTitled(port);
        if (!title) return [];
        return [{ value: toText(toRecord(port).title) || title.en, ar: title.ar, en: title.en }];
      }),
      trafficTypes: types.some(({ id }) => id === ALL_TYPES.id) ? types : [ALL_TYPES, ...types],
    };
  });
}

import { OPERATIONS } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { callForJson } from './client';
import { staleWhileRevalidate } from './stale-while-revalidate';
import type { Lookups } from './types';
import { bilingual, wireText, wireTitled } from './wire';

const FRESH_FOR_MS = 5 * 60_000;
const RETRY_AFTER_MS = 10_000;

const lookups = yup
  .object({
    vesselPorts: yup
      .array(yup.object({ title: yup.string().required(), titleAr: wireText }).required())
      .required(),
    vesselTrafficTypes: yup.array(wireTitled).required(),
  })
  .required();

/**
 * The choices of the search forms, cached for five minutes; stale ones are served while the e-services
 * API is down.
 * @throws ServiceRefusedError, ServiceUnavailableError if none were ever loaded
 */
export const loadLookups = staleWhileRevalidate(fetchLookups, {
  freshFor: FRESH_FOR_MS,
  retryAfter: RETRY_AFTER_MS,
});

async function fetchLookups(): Promise<Lookups> {
  const response = await callForJson({ operation: OPERATIONS.lookups }, lookups);
  return {
    ports: response.vesselPorts.map(({ title, titleAr }) => ({
      value: title,
      ...bilingual(title, titleAr),
    })),
    trafficTypes: response.vesselTrafficTypes.map(({ id, title, titleAr }) => ({
      id,
      ...bilingual(title, titleAr),
    })),
  };
}

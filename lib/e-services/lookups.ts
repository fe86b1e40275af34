import { OPERATIONS } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { callForJson } from './client';
import { kept } from './kept';
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
 * The choices of the search forms (specification §3), kept for five minutes; the last good ones
 * stay while the second service is down.
 * @throws ServiceRefusedError, ServiceUnavailableError where none were ever had
 */
export const loadLookups = kept(askForLookups, {
  freshFor: FRESH_FOR_MS,
  retryAfter: RETRY_AFTER_MS,
});

async function askForLookups(): Promise<Lookups> {
  const answer = await callForJson({ operation: OPERATIONS.lookups }, lookups);
  return {
    ports: answer.vesselPorts.map(({ title, titleAr }) => ({
      value: title,
      ...bilingual(title, titleAr),
    })),
    trafficTypes: answer.vesselTrafficTypes.map(({ id, title, titleAr }) => ({
      id,
      ...bilingual(title, titleAr),
    })),
  };
}

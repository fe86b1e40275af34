import type { Capability } from '@ports-authority/e-services-contract';
import { hasCapability } from '../e-services/capabilities';
import type { Locale } from '../i18n/locales';
import { messages } from '../i18n/messages';

/** Capabilities that a dataset and its calendars need. */
const NEEDS: Readonly<Record<string, Capability>> = {
  portCalls: 'port-calls',
  tenders: 'tender-pages',
};

export function isDatasetOffered(name: string): boolean {
  const needs = NEEDS[name];
  return needs === undefined || hasCapability(needs);
}

/** The lead of the open data, which names offered datasets only. */
export function openDataLead(locale: Locale): string {
  const { lead, leadOfSome } = messages[locale].openData.api;
  return Object.keys(NEEDS).every(isDatasetOffered) ? lead : leadOfSome;
}

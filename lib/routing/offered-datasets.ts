import type { Capability } from '@ports-authority/e-services-contract';
import { hasCapability } from '../capabilities';
import type { Locale } from '../i18n/locales';
import { messages } from '../i18n/messages';

/** Capabilities that a dataset and its calendars require. */
const NEEDS: Readonly<Record<string, Capability>> = {
  portCalls: 'port-calls',
  tenders: 'tender-pages',
};

export function isDatasetOffered(name: string): boolean {
  const needs = NEEDS[name];
  return needs === undefined || hasCapability(needs);
}

/** Intro of the open data, which lists available datasets only. */
export function openDataLead(locale: Locale): string {
  const { lead, leadOfSome } = messages[locale].openData.api;
  return Object.keys(NEEDS).every(isDatasetOffered) ? lead : leadOfSome;
}

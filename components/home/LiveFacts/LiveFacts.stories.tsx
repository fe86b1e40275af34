import { state } from '@/tools/gallery/state';
import type { PublishedCall } from '@/lib/e-services/types';
import { LiveFacts } from './LiveFacts';

export default {};

const AS_OF = '2026-03-10T09:00:00Z';
const NONE = { ar: '', en: '' };

const call = (status: PublishedCall['status'], index: number): PublishedCall => ({
  id: `${status} ${index}`,
  vessel: '',
  imo: '',
  status,
  statusText: '',
  tonnage: 1,
  arrivesAt: AS_OF,
  departsAt: null,
  berthedFrom: null,
  berthedUntil: null,
  agent: NONE,
  port: NONE,
});

const calls = (status: PublishedCall['status'], count: number) =>
  Array.from({ length: count }, (_, index) => call(status, index));

export const All = state(({ locale }) => (
  <LiveFacts
    locale={locale}
    notices={3}
    traffic={{ asOf: AS_OF, inPort: calls('inPort', 41), expected: calls('expected', 12) }}
  />
));

export const None = state(({ locale }) => (
  <LiveFacts locale={locale} notices={0} traffic={{ asOf: AS_OF, inPort: [], expected: [] }} />
));

export const TrafficUnknown = state(({ locale }) => (
  <LiveFacts locale={locale} notices={1} traffic={null} />
));

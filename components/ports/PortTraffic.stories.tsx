import { state } from '@/tools/gallery/state';
import type { PublishedCall, VesselStatus } from '@/lib/e-services/types';
import { PortTraffic } from './PortTraffic';

export default {};

const AS_OF = '2026-03-10T09:00:00Z';

const NAMES = ['NAJM AL BAHR', 'PACIFIC ENDEAVOUR OF JEDDAH', 'GULF STAR', 'AL SAFA', 'MSC LINA'];

const calls = (status: VesselStatus, count: number): PublishedCall[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${status} ${index}`,
    vessel: NAMES[index % NAMES.length] ?? '',
    imo: '9300001',
    status: index === 1 && status === 'expected' ? 'delayed' : status,
    statusText: '',
    tonnage: 28_000,
    arrivesAt: `2026-03-1${index % 9}T06:30:00Z`,
    departsAt: index === 2 ? null : `2026-03-1${index % 9}T21:30:00Z`,
    berthedFrom: null,
    berthedUntil: null,
    agent: { ar: '', en: '' },
    port: { ar: '', en: '' },
  }));

export const Many = state(({ locale }) => (
  <PortTraffic
    locale={locale}
    searchName="Jeddah Port"
    traffic={{ asOf: AS_OF, inPort: calls('inPort', 41), expected: calls('expected', 12) }}
  />
));

export const OneAndNone = state(({ locale }) => (
  <PortTraffic
    locale={locale}
    searchName={undefined}
    traffic={{ asOf: AS_OF, inPort: calls('inPort', 1), expected: [] }}
  />
));

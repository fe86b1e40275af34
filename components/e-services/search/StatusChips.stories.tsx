import type { VesselCall, VesselStatus } from '@/lib/e-services/types';
import { state } from '@/tools/gallery/state';
import { StatusChips } from './StatusChips';

export default {};

const call = (status: VesselStatus, id: number): VesselCall => ({
  id: String(id),
  status,
  statusText: '',
  vessel: 'AL BAHR',
  imo: '',
  port: { ar: '', en: '' },
  arrivesAt: null,
  departsAt: null,
  berthedFrom: null,
  berthedUntil: null,
  agent: { ar: '', en: '' },
  tonnage: null,
});

const CALLS = (['inPort', 'inPort', 'expected', 'anchorage', 'delayed', 'departed'] as const).map(
  call,
);

export const Chosen = state(({ messages }) => (
  <StatusChips labels={messages.vesselSearch} calls={CALLS} chosen="inPort" onChoose={() => {}} />
));

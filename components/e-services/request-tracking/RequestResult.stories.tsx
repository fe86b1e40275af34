import { formLabels } from '@/tools/gallery/samples';
import { state, type Stage } from '@/tools/gallery/state';
import type { CaseStatus } from '@/lib/e-services/case-status';
import { RequestResult } from './RequestResult';

export default {};

const request: CaseStatus = {
  reference: 'NPA-2026-7K3M9Q',
  kind: 'contact',
  state: 'in-progress',
  receivedOn: '2026-03-01',
  changedOn: '2026-03-03',
  dueOn: '2026-03-08',
};

const shown = (
  { locale, messages }: Stage,
  own: Pick<Parameters<typeof RequestResult>[0], 'result'> & { readonly sending?: boolean },
) => (
  <RequestResult
    locale={locale}
    labels={{
      form: formLabels(locale),
      request: messages.requestTracking,
      hijri: messages.dates.corresponding,
      phone: '19999',
    }}
    sending={false}
    {...own}
  />
);

export const InProgress = state((stage) => shown(stage, { result: { request } }));

export const Answered = state((stage) =>
  shown(stage, { result: { request: { ...request, kind: 'data-sharing', state: 'answered' } } }),
);

export const NotFound = state((stage) => shown(stage, { result: { request: null } }));

export const Searching = state((stage) => shown(stage, { result: undefined, sending: true }));

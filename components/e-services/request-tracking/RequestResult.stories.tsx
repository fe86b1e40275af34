import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
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
  <FormLabelsProvider
    labels={formLabels(locale)}
    texts={{ requestTracking: messages.requestTracking }}
  >
    <RequestResult locale={locale} hijri={messages.dates.corresponding} sending={false} {...own} />
  </FormLabelsProvider>
);

export const InProgress = state((stage) => shown(stage, { result: { request } }));

export const Answered = state((stage) =>
  shown(stage, { result: { request: { ...request, kind: 'data-sharing', state: 'answered' } } }),
);

export const NotFound = state((stage) => shown(stage, { result: { request: null } }));

export const Searching = state((stage) => shown(stage, { result: undefined, sending: true }));

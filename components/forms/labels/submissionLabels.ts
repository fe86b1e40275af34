import { hasCapability } from '@/lib/capabilities';
import type { messages } from '@/lib/i18n/messages';
import { isOffered } from '@/lib/routing/offered';
import type { SubmissionLabels } from './labels';

/**
 * The labels of a submission's outcome, without what the e-services API does not offer: the link to
 * request tracking, the state of a submission, idempotency.
 */
export function submissionLabels({
  submission,
  lostResponse,
}: Pick<(typeof messages)['ar'], 'submission' | 'lostResponse'>): SubmissionLabels {
  const { undetermined } = submission;
  const text = hasCapability('idempotency') ? lostResponse.storedOnce : lostResponse.storedAgain;
  return {
    ...submission,
    track: isOffered('requestTracking') ? submission.track : '',
    undetermined: hasCapability('submission-status')
      ? undetermined
      : { ...undetermined, text, retry: '', wait: '' },
  };
}

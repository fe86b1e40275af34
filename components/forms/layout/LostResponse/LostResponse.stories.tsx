import { state, type Stage } from '@/tools/gallery/state';
import { CallError, type FailureReason } from '@/lib/e-services/response';
import { StatusCheckNotice, LostResponse } from './LostResponse';

export default {};

function lost({ messages }: Stage, message: string, reason: FailureReason) {
  return (
    <LostResponse
      labels={messages.submission}
      error={new CallError(message, reason)}
      phone="19000"
      onRetryStatusCheck={() => {}}
    />
  );
}

export const Asking = state(({ messages }) => <StatusCheckNotice labels={messages.submission} />);

export const NotReceived = state((stage) => lost(stage, 'Something went wrong', 'not-received'));

export const Busy = state((stage) => lost(stage, 'The service is busy', 'not-received'));

export const Undetermined = state((stage) => lost(stage, 'Something went wrong', 'undetermined'));

import { state } from '@/gallery/state';
import { ErrorSummary } from './ErrorSummary';

export default {};

export const Faults = state(({ messages, long }) => (
  <ErrorSummary
    attempt={1}
    faults={[
      { id: 'name', message: messages.errors['ERROR NAME'] },
      { id: 'details', message: long },
    ]}
  />
));

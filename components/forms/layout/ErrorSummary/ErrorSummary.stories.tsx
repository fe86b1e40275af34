import { state } from '@/tools/gallery/state';
import { ErrorSummary } from './ErrorSummary';

export default {};

export const Errors = state(({ messages, long }) => (
  <ErrorSummary
    attempt={1}
    errors={[
      { id: 'name', message: messages.errors['ERROR NAME'] },
      { id: 'details', message: long },
    ]}
  />
));

import { state } from '@/tools/gallery/state';
import { Button } from '../Button/Button';
import { ErrorState } from './ErrorState';

export default {};

export const WithRetry = state(({ messages }) => (
  <ErrorState title={messages.failure.title} action={<Button>{messages.failure.retry}</Button>}>
    {messages.failure.text}
  </ErrorState>
));

import { state } from '@/gallery/state';
import { FailurePage } from './FailurePage';

export default {};

export const Failure = state(({ messages }) => (
  <FailurePage labels={{ authority: messages.authority.name, ...messages.failure }} />
));

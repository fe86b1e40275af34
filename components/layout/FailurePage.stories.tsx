import { state } from '@/tools/gallery/state';
import { FailurePage } from './FailurePage';

export default {};

export const Failure = state(({ messages }) => (
  <FailurePage labels={{ authority: messages.authority.name, ...messages.failure }} />
));

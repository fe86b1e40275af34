import { state } from '@/tools/gallery/state';
import { FormAlert } from './FormAlert';

export default {};

export const Success = state(({ messages }) => (
  <FormAlert tone="success" title={messages.submission.sent}>
    <p>{messages.submission.sentText}</p>
  </FormAlert>
));

export const Failure = state(({ messages }) => (
  <FormAlert tone="error" title={messages.serverErrors['Something went wrong']} />
));

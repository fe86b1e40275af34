import { state } from '@/tools/gallery/state';
import { Alert } from './Alert';

export default {};

export const Tones = state(({ messages }) => (
  <div className="stack">
    <Alert tone="success" title={messages.submission.sent}>
      <p>{messages.submission.sentText}</p>
    </Alert>
    <Alert tone="info" title={messages.submission.cancelled} />
    <Alert tone="warning" title={messages.forms.captcha.failed} />
    <Alert tone="error" title={messages.failure.title}>
      <p>{messages.failure.text}</p>
    </Alert>
  </div>
));

export const Closable = state(({ messages, long }) => (
  <Alert tone="info" title={long} onClose={() => {}} closeLabel={messages.chat.close}>
    <p>{long}</p>
  </Alert>
));

export const TextOnly = state(({ long }) => (
  <Alert tone="warning">
    <p>{long}</p>
  </Alert>
));

import { state } from '@/tools/gallery/state';
import { Confirmation } from './Confirmation';

export default {};

export const Sent = state(({ messages, long }) => (
  <Confirmation
    labels={messages.submission}
    reference="NPA-2026-H4MAGZ"
    next={messages.contact.next}
    sentAt={Date.UTC(2026, 10, 22, 7, 5)}
    rows={[
      { label: messages.contact.purpose, value: messages.contact.purposes.Complaint },
      { label: messages.contact.details, value: long },
    ]}
  />
));

export const OfAnEarlierAttempt = state(({ messages }) => (
  <Confirmation
    labels={messages.submission}
    reference="NPA-2026-H4MAGZ"
    next={messages.order.next}
    isEarlier
  />
));

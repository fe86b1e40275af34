import { state, type Stage } from '@/tools/gallery/state';
import type { ChatMessage } from '@/lib/chat/messages';
import { MessageBubble } from './MessageBubble';

export default {};

function bubble({ locale, messages }: Stage, own: Partial<ChatMessage>, connected = true) {
  const message: ChatMessage = {
    id: '1',
    text: '',
    links: [],
    sentAt: '2026-03-01T06:00:00Z',
    from: 'visitor',
    state: 'sent',
    ...own,
  };
  const labels = { locale, text: messages.chat, hours: '' };
  return <MessageBubble key={message.text + message.state} {...{ message, connected, labels }} />;
}

export const Conversation = state((stage) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      gap: '0.5rem',
      inlineSize: 'min(22rem, 100%)',
    }}
  >
    {bubble(stage, { text: stage.text('أين ميناء جدة؟', 'Where is the port of Jeddah?') })}
    {bubble(stage, {
      from: 'service',
      text: stage.text('على ساحل البحر الأحمر.', 'On the coast of the Red Sea.'),
      links: [{ label: stage.messages.routes.ports, path: '/ports' }],
    })}
    {bubble(stage, { text: `${stage.long}\nhttps://ports.example/${'long'.repeat(20)}` })}
    {bubble(stage, { state: 'waiting', text: stage.text('شكراً', 'Thank you') }, false)}
    {bubble(stage, { state: 'refused', text: stage.text('شكراً', 'Thank you') })}
  </div>
));

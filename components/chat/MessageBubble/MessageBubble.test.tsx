/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ChatMessage } from '@/lib/chat/messages';
import en from '@/messages/en.json';
import { MessageBubble } from './MessageBubble';

const labels = { locale: 'en', text: en.chat, hours: '' } as const;

function bubble(state: ChatMessage['state'], connected: boolean) {
  const message: ChatMessage = {
    id: '1',
    from: 'visitor',
    state,
    text: 'Hours',
    links: [],
    sentAt: '2026-03-10T09:00:00Z',
  };
  render(<MessageBubble message={message} connected={connected} labels={labels} />);
}

const heard = (text: string) =>
  screen.getByText((content) => content.includes(text)).closest('[aria-hidden]') === null;

it('shows the time of Riyadh, wherever the visitor is', () => {
  bubble('sent', true);
  expect(document.querySelector('time')?.textContent).toBe('12:00');
});

it('does not show a queued message while connected', () => {
  bubble('waiting', true);
  expect(heard(en.chat.waiting)).toBe(false);
});

it('shows that a message is queued while the connection is down', () => {
  bubble('waiting', false);
  expect(heard(en.chat.waiting)).toBe(true);
});

it('shows that a message was refused', () => {
  bubble('refused', true);
  expect(heard(en.chat.refused)).toBe(true);
});

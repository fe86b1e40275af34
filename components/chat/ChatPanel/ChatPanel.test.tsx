/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { testLabels } from '@/components/forms/testing/labels';
import type { HubSettings } from '@/lib/chat/hub-settings';
import en from '@/messages/en.json';
import type { WidgetLabels } from '../labels';
import { ChatPanel } from './ChatPanel';

const labels = {
  locale: 'en',
  text: en.chat,
  outcome: en.submission,
  hours: '',
  phone: '19990',
  privacy: {},
} as unknown as WidgetLabels;

function show(hub: HubSettings | null, view: 'choices' | 'chat') {
  const leave = jest.fn();
  render(
    <ChatPanel
      hub={hub}
      labels={labels}
      formLabels={testLabels}
      session={{ view, before: 'choices', isHidden: false }}
      onHide={leave}
      onClose={leave}
    />,
  );
}

const choice = (title: string) =>
  screen.queryByRole('button', { name: (name) => name.startsWith(title) });

it('offers the chat and the callback', () => {
  show({} as HubSettings, 'choices');
  expect(choice(en.chat.chat)).toBeTruthy();
  expect(choice(en.chat.callback)).toBeTruthy();
});

it.each(['choices', 'chat'] as const)(
  'offers the callback alone without a hub, from %s',
  (view) => {
    show(null, view);
    expect(choice(en.chat.chat)).toBeNull();
    expect(choice(en.chat.callback)).toBeTruthy();
    expect(screen.queryByRole('log')).toBeNull();
  },
);

import { Conversation } from './conversation';
import { readReply } from './messages';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function conversation(
  send: (message: { id: string; text: string }) => Promise<'sent' | 'refused'>,
) {
  let number = 0;
  return new Conversation(send, () => `m${(number += 1)}`);
}

it('queues offline messages and sends them once and in order', async () => {
  const sent: string[] = [];
  const chat = conversation(async ({ text }) => {
    sent.push(text);
    return 'sent';
  });
  for (let number = 0; number < 200; number += 1) chat.write(String(number));
  await settled();
  expect(sent).toEqual([]);
  chat.setOnline(true);
  chat.setOnline(true);
  await settled();
  expect(sent).toEqual(Array.from({ length: 200 }, (_, number) => String(number)));
  expect(chat.messages().every(({ state }) => state === 'sent')).toBe(true);
});

it('retries unconfirmed messages under the same id', async () => {
  const ids: string[] = [];
  let broken = true;
  const chat = conversation(async ({ id }) => {
    ids.push(id);
    if (broken) throw new Error('disconnected');
    return 'sent';
  });
  chat.setOnline(true);
  chat.write('one');
  chat.write('two');
  await settled();
  expect(chat.messages().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  broken = false;
  chat.setOnline(true);
  await settled();
  expect(ids).toEqual(['m1', 'm1', 'm2']);
});

it('marks refused messages and continues', async () => {
  const chat = conversation(async ({ text }) => (text === 'bad' ? 'refused' : 'sent'));
  chat.setOnline(true);
  chat.write('bad');
  chat.write('good');
  await settled();
  expect(chat.messages().map(({ state }) => state)).toEqual(['refused', 'sent']);
});

it('shows a reply that arrives twice once', () => {
  const chat = conversation(async () => 'sent');
  const reply = { id: 'm1-answer', text: 'hours', links: [], sentAt: '' };
  chat.receive(reply);
  chat.receive(reply);
  expect(chat.messages()).toHaveLength(1);
});

it.each([null, 'text', { id: 1, text: 'a' }, { id: 'a', text: '' }])(
  'takes %j for no reply',
  (value) => {
    expect(readReply(value)).toBeUndefined();
  },
);

it('drops links that lead elsewhere', () => {
  const reply = readReply({
    id: 'a',
    text: 'b',
    sentAt: 'never',
    links: [
      { label: 'x', path: '//evil.example' },
      { label: 'x', path: 'javascript:alert(1)' },
      { label: 'x', path: '/\\evil' },
      { label: 'Ports', path: '/ports' },
    ],
  });
  expect(reply?.links).toEqual([{ label: 'Ports', path: '/ports' }]);
  expect(reply?.sentAt).toBe('');
});

import { checkServerActionsKey } from './server-actions-key.mjs';

const NAME = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';

it('accepts no key or a key of 32 bytes', () => {
  for (const key of [undefined, '', Buffer.alloc(32, 7).toString('base64')]) {
    expect(() => checkServerActionsKey({ [NAME]: key })).not.toThrow();
  }
});

it.each(['word', Buffer.alloc(16, 7).toString('base64'), '!'.repeat(44)])(
  'refuses %s with a sentence that names the setting',
  (key) => {
    expect(() => checkServerActionsKey({ [NAME]: key })).toThrow(`${NAME} must be base64`);
  },
);

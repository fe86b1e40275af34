import { forEditors } from './for-editors';

jest.mock('../config', () => ({ config: () => ({ webhookSecret: 'sixteen-characters' }) }));
jest.mock('../logging/log');
jest.mock('../logging/security-events', () => ({ countSecurityEvent: jest.fn() }));

const ask = (read: () => Promise<object>, secret?: string) =>
  forEditors(read)(
    new Request('https://ports.example/api/redirects/hits', {
      headers: secret === undefined ? {} : { 'x-webhook-secret': secret },
    }),
  );

it('responds 401 without the secret of the webhook, and reads nothing', async () => {
  const read = jest.fn();
  for (const secret of [undefined, '', 'sixteen-charactersx']) {
    expect((await ask(read, secret)).status).toBe(401);
  }
  expect(read).not.toHaveBeenCalled();
});

it('returns the value with no-store, and 503 if it cannot be read', async () => {
  const given = await ask(async () => ({ hits: [] }), 'sixteen-characters');
  expect([given.status, await given.json()]).toEqual([200, { hits: [] }]);
  expect(given.headers.get('cache-control')).toBe('no-store');
  const failing = await ask(() => Promise.reject(new Error('away')), 'sixteen-characters');
  expect(failing.status).toBe(503);
});

import { CLIENT_IP_HEADER } from '@/lib/server/client-ip';
import { metrics } from '@/lib/metrics/metrics';
import { GET } from './route';

const TOKEN = 'a-token-of-the-e-services-for-tests';
const settings = { eServicesToken: TOKEN, rateLimitPerAddress: 3, rateLimitPerSession: 3 };
jest.mock('@/lib/config', () => ({ config: () => settings }));
jest.mock('@/lib/logging/log');
jest.mock('@/lib/content/publications', () => ({
  loadPublications: async () => [{ kind: 'news', entry: 'quay' }],
}));

const ask = (ip: string, headers: Record<string, string> = {}) =>
  GET(
    new Request('https://ports.example/api/publications', {
      headers: { [CLIENT_IP_HEADER]: ip, ...headers },
    }),
  );

it('requires the token, and counts refusals', async () => {
  const right = { authorization: `Bearer ${TOKEN}` };
  const found = await ask('192.0.2.1', right);
  expect(await found.json()).toEqual([{ kind: 'news', entry: 'quay' }]);
  expect(found.headers.get('cache-control')).toBe('no-store');
  const etag = found.headers.get('etag') ?? '';
  expect((await ask('192.0.2.1', { ...right, 'if-none-match': etag })).status).toBe(304);
  for (let count = 0; count < 5; count += 1) {
    expect((await ask('192.0.2.1', right)).status).toBe(200);
  }
  for (const authorization of ['', 'Bearer wrong', TOKEN]) {
    expect((await ask('192.0.2.2', { authorization })).status).toBe(401);
  }
  const { values } = await metrics().refusals.get();
  expect(values).toMatchObject([{ labels: { kind: 'e-services token' }, value: 3 }]);
});

it('limits attempts with a wrong token', async () => {
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await ask('192.0.2.3')).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
});

it('is limited too where no token is set', async () => {
  settings.eServicesToken = '';
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await ask('192.0.2.4')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

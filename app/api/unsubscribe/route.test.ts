import { endSubscription } from '@/lib/e-services/subscriptions';
import { GET, POST } from './route';

jest.mock('@/lib/config', () => ({
  config: () => ({ rateLimitPerAddress: 1_000_000, rateLimitPerSession: 1_000_000 }),
}));
jest.mock('@/lib/logging/log');
jest.mock('@/lib/e-services/subscriptions', () => ({ endSubscription: jest.fn() }));

const end = jest.mocked(endSubscription);
const TOKEN = `u${'i'.repeat(22)}.${'m'.repeat(43)}`;
const url = (token = TOKEN) => `https://ports.example/api/unsubscribe?t=${token}`;
const post = (body: BodyInit, token?: string) =>
  POST(new Request(url(token), { method: 'POST', body }), {});

beforeEach(() => {
  end.mockReset();
  end.mockResolvedValue(true);
});

it('ends a subscription by the POST of a mail program, however its form is encoded', async () => {
  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');
  for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), multipart]) {
    expect((await post(body)).status).toBe(200);
  }
  expect(end.mock.calls).toEqual([
    [TOKEN, 'named'],
    [TOKEN, 'named'],
  ]);
});

it.each([
  ['without the form', '', TOKEN],
  ['with another form', 'List-Unsubscribe=No', TOKEN],
  ['with a link that is not ours', 'List-Unsubscribe=One-Click', 'x'],
  ['that is too long', `List-Unsubscribe=One-Click${'x'.repeat(5000)}`, TOKEN],
])('refuses a POST %s', async (_what, body, token) => {
  expect((await post(body, token)).status).toBe(400);
  expect(end).not.toHaveBeenCalled();
});

it('redirects a link to the subscriptions without ending any', async () => {
  const opened = await GET(new Request(url(), { headers: { 'accept-language': 'en-GB' } }), {});
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `/en/subscriptions/manage?t=${TOKEN}`,
  ]);
  expect(end).not.toHaveBeenCalled();
});

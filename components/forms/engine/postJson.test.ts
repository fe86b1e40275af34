/** @jest-environment jsdom */
import { postJson } from './postJson';
import type { CallError } from '@/lib/e-services/response';

const respondWith = (status: number, body: string) =>
  Object.assign(globalThis, {
    fetch: jest.fn(() =>
      Promise.resolve({
        status,
        json: () => new Promise((resolve) => resolve(JSON.parse(body))),
      }),
    ),
  });

beforeEach(() => {
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

const refusal = () =>
  postJson('/api/agents', {}).then(
    () => undefined,
    (error: unknown) => error as CallError,
  );

it('returns a success', async () => {
  respondWith(200, '{"isSuccess":true,"error":null,"data":[1],"total":7}');
  await expect(postJson('/api/agents', {})).resolves.toMatchObject({ data: [1], total: 7 });
});

it.each([
  [
    'a server error sentence',
    400,
    '{"isSuccess":false,"error":"Invalid Captcha","data":null}',
    'Invalid Captcha',
    'refused',
  ],
  [
    'a failure without a sentence',
    502,
    '{"isSuccess":false,"error":null,"data":null}',
    'Something went wrong',
    'unavailable',
  ],
  ['garbage', 200, '<h1>Maintenance</h1>', 'Something went wrong', 'unavailable'],
  ['an empty object', 200, '{}', 'Something went wrong', 'unavailable'],
] as const)('throws on %s', async (_name, status, body, message, reason) => {
  respondWith(status, body);
  expect(await refusal()).toMatchObject({ message, reason });
});

it('names the fields that were refused', async () => {
  respondWith(
    400,
    '{"isSuccess":false,"error":"Input is not valid","data":{"fields":{"port":"ERROR PORT"}}}',
  );
  expect((await refusal())?.fields).toEqual({ port: 'ERROR PORT' });
});

it('distinguishes a lost response from an unusable one', async () => {
  Object.assign(globalThis, { fetch: jest.fn(() => Promise.reject(new TypeError('cut'))) });
  expect(await refusal()).toMatchObject({
    message: 'Something went wrong',
    reason: 'offline',
  });
});

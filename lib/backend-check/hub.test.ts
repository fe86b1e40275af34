import { checkHub } from './hub';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

it.each([
  [
    'offers WebSockets',
    Response.json({ availableTransports: [{ transport: 'WebSockets' }] }),
    'ok',
  ],
  ['leads elsewhere', Response.json({ url: 'https://hub.example' }), 'ok'],
  ['offers no WebSockets', Response.json({ availableTransports: [] }), 'wrong'],
  ['refuses', new Response('', { status: 403 }), 'wrong'],
  ['is no hub', new Response('<html>'), 'wrong'],
])('negotiates with a hub that %s', async (_, response, state) => {
  globalThis.fetch = async () => response;
  expect((await checkHub())?.findings).toMatchObject([{ state }]);
});

/** @jest-environment node */
import { createHmac, randomUUID } from 'node:crypto';
import { NextRequest } from 'next/server';
import { GET } from './route';

const SECRET = 'a-secret-of-the-tests';
const draft = { enable: jest.fn(), disable: jest.fn() };
jest.mock('next/headers', () => ({ draftMode: async () => draft }));
jest.mock('@/lib/preview/draft-mode', () => ({ arePreviewsEnabled: () => true }));
jest.mock('@/lib/logging/log');
jest.mock('../../../lib/config', () => ({
  config: () => ({ previewSecret: SECRET, siteUrl: 'https://ports.example' }),
}));

const seconds = (): number => Math.floor(Date.now() / 1000);

function ticket(given: object = {}): string {
  const claims = {
    path: '/about-us',
    locale: 'ar',
    status: 'draft',
    user: 7,
    issuedAt: seconds(),
    nonce: randomUUID(),
    ...given,
  };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const signature = createHmac('sha256', SECRET).update(`preview-ticket.${payload}`);
  return `${payload}.${signature.digest('base64url')}`;
}

async function open(query: Record<string, string>, cookie = '') {
  const url = `https://ports.example/api/preview?${new URLSearchParams(query)}`;
  const response = await GET(new NextRequest(url, { headers: { cookie } }));
  return {
    status: response.status,
    location: response.headers.get('location'),
    pass: /^(__Host-preview-pass=[^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1],
  };
}

beforeEach(() => jest.clearAllMocks());

it('opens a preview with a ticket, and sends on to its page', async () => {
  const opened = await open({ ticket: ticket() });
  expect(opened).toMatchObject({ status: 307, location: '/about-us?lang=ar' });
  expect(opened.pass).toBeDefined();
  expect(draft.enable).toHaveBeenCalledTimes(1);
});

it('accepts a ticket once, also among concurrent uses', async () => {
  const issued = ticket();
  const all = await Promise.all(Array.from({ length: 20 }, () => open({ ticket: issued })));
  expect(all.filter(({ status }) => status === 307)).toHaveLength(1);
  expect(all.filter(({ pass }) => pass)).toHaveLength(1);
  expect((await open({ ticket: issued })).status).toBe(401);
  expect(draft.enable).toHaveBeenCalledTimes(1);
});

it('refuses an expired ticket, a changed one and the secret itself', async () => {
  const [payload = '', signature = ''] = ticket().split('.');
  const refused: readonly Record<string, string>[] = [
    {},
    { ticket: ticket({ issuedAt: seconds() - 120 }) },
    { ticket: `${payload}.${signature.slice(0, -1)}` },
    { ticket: `${payload}x.${signature}` },
    { ticket: SECRET },
    { secret: SECRET, path: '/about-us', locale: 'ar', status: 'draft' },
  ];
  for (const query of refused) {
    expect(await open(query)).toEqual({ status: 401, location: null, pass: undefined });
  }
  expect(draft.enable).not.toHaveBeenCalled();
});

it('lets an editor switch between versions with tickets that were used, without prolonging', async () => {
  const issued = ticket();
  const { pass = '' } = await open({ ticket: issued });
  const again = await open({ ticket: issued }, pass);
  expect(again).toEqual({ status: 307, location: '/about-us?lang=ar', pass: undefined });
  const old = await open(
    { ticket: ticket({ issuedAt: seconds() - 120, status: 'published' }) },
    pass,
  );
  expect(old).toMatchObject({ status: 307, pass: undefined });
  expect(draft.disable).toHaveBeenCalledTimes(1);
});

it('is not fooled by a used ticket of another account', async () => {
  const theirs = ticket({ user: 8 });
  await open({ ticket: theirs });
  const { pass = '' } = await open({ ticket: ticket() });
  expect((await open({ ticket: theirs }, pass)).status).toBe(401);
  expect((await open({ ticket: theirs }, '__Host-preview-pass=1.8.x')).status).toBe(401);
});

it('rejects an unknown path, and keeps the ticket unused', async () => {
  for (const path of ['//evil.example', '/nowhere', 'https://evil.example']) {
    expect((await open({ ticket: ticket({ path }) })).status).toBe(400);
  }
});

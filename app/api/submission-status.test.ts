import { findContactForm } from '@/lib/content/contact-forms';
import { contactKey } from '@/lib/api/contact-key';
import { whileInProgress } from '@/lib/api/submissions-in-progress';
import { setCapabilities } from '@/lib/capabilities';
import { MockServer } from '@/lib/e-services/testing/mock-server';
import { CLIENT_IP_HEADER } from '@/lib/server/client-ip';
import { GET } from './submissions/[key]/route';

const settings = {
  eServicesApiUrl: '',
  eServicesApiTimeoutMs: 1000,
  eServicesShortTimeoutMs: 1000,
  siteUrl: 'https://ports.example',
  contactFormTarget: 'e-services',
  rateLimitPerAddress: 1_000_000,
  rateLimitPerSession: 1_000_000,
};
jest.mock('@/lib/config', () => ({ config: () => settings }));
jest.mock('@/lib/logging/log');
jest.mock('@/lib/content/contact-forms');

const service = new MockServer();
const key = '0f8fad5b-d9cb-469f-a165-70867728950e';

beforeAll(async () => {
  await service.start();
  settings.eServicesApiUrl = service.url;
});
afterAll(() => service.stop());
beforeEach(() => {
  service.requests.length = 0;
  settings.contactFormTarget = 'e-services';
  answer(null);
});

/** Response of the e-services API for every key; null = unknown. */
function answer(data: object | null): void {
  if (data) service.json({ isSuccess: true, error: null, data });
  else service.json({ isSuccess: false, error: 'No such submission', data: null }, 404);
}

async function ask(asked = key) {
  const request = new Request('https://ports.example/api/x', {
    headers: { [CLIENT_IP_HEADER]: '203.0.113.1' },
  });
  const response = await GET(request, { params: Promise.resolve({ key: asked }) });
  const { data } = (await response.json()) as { data: unknown };
  return { status: response.status, data, cache: response.headers.get('cache-control') };
}

it('reports a stored submission with its reference only', async () => {
  answer({ state: 'stored', reference: 'NPA-2026-ABC123', message: 'Message Sent' });
  expect(await ask(key.toUpperCase())).toEqual({
    status: 200,
    data: { state: 'stored', reference: 'NPA-2026-ABC123' },
    cache: 'no-store',
  });
});

it('reports a submission in progress or unknown to the service', async () => {
  answer({ state: 'in-progress' });
  expect((await ask()).data).toEqual({ state: 'processing' });
  answer(null);
  expect((await ask()).data).toEqual({ state: 'unknown' });
});

it('reports a submission that this process is still forwarding', async () => {
  await whileInProgress(key, async () => {
    expect((await ask()).data).toEqual({ state: 'processing' });
    await whileInProgress(key, async () => {});
    expect((await ask()).data).toEqual({ state: 'processing' });
  });
  expect((await ask()).data).toEqual({ state: 'unknown' });
});

it('looks into the content API where contact forms are stored there', async () => {
  settings.contactFormTarget = 'content';
  jest.mocked(findContactForm).mockResolvedValueOnce({ reference: 'NPA-CMS', submissionKey: 'x' });
  expect((await ask()).data).toEqual({ state: 'stored', reference: 'NPA-CMS' });
  expect(findContactForm).toHaveBeenCalledWith(contactKey(key));
  expect(service.requests).toEqual([]);
  jest.mocked(findContactForm).mockResolvedValueOnce(null);
  answer({ state: 'stored', reference: 'NPA-SERVICE', message: '' });
  expect((await ask()).data).toMatchObject({ reference: 'NPA-SERVICE' });
});

it('rejects a malformed key, and fails while the service is unavailable', async () => {
  expect((await ask("1' OR 1=1")).status).toBe(400);
  expect(service.requests).toEqual([]);
  service.json({ isSuccess: false, error: null, data: null }, 500);
  expect((await ask()).status).toBe(502);
});

it('leaves the status undetermined while the service is unavailable', async () => {
  setCapabilities([]);
  expect((await ask()).data).toEqual({ state: 'undetermined' });
  await whileInProgress(key, async () => {
    expect((await ask()).data).toEqual({ state: 'processing' });
  });
  expect(service.requests).toEqual([]);
});

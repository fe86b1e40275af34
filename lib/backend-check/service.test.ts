import { RequestRecorder } from './recorded-requests';
import { checkService } from './service';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

const PNG = { 'Content-Type': 'image/png', 'Set-Cookie': 'id=1' };
const REFUSED = Response.json({ isSuccess: false, error: 'Invalid Captcha' });

/** Checks a conforming service with other responses to some operations. */
function checkWith(others: Readonly<Record<string, Response>>) {
  const responses: Readonly<Record<string, Response>> = {
    captcha: new Response('picture', { headers: PNG }),
    lookups: Response.json({ vesselPorts: [{ title: 'Jazan' }], vesselTrafficTypes: [] }),
    biddings: Response.json([]),
    getAnnouncements: Response.json([]),
    mainCategories: Response.json([]),
    searchVesselSchedule: REFUSED,
    searchAgents: REFUSED,
    transactionStatus: REFUSED,
    ...others,
  };
  const recorder = new RequestRecorder(async (input) => {
    const operation = new URL(String(input)).pathname.replace('/e-services-api/', '');
    return responses[operation]?.clone() ?? new Response('', { status: 404 });
  });
  return checkService(recorder);
}

/** Findings about a call, a field or a capability. */
async function about(name: string, others: Readonly<Record<string, Response>> = {}) {
  const { findings } = await checkWith(others);
  return findings.filter((finding) => finding.about === name);
}

// First: later, lookups and biddings are cached.
it('reports a base URL without any call', async () => {
  const none = () => new Response('', { status: 404 });
  expect(
    await about('base URL', { captcha: none(), lookups: none(), biddings: none() }),
  ).toMatchObject([{ state: 'wrong' }]);
  expect(await about('base URL', { captcha: none(), lookups: none() })).toEqual([]);
});

it('names lists without ports, and a captcha that is no image', async () => {
  const lookups = Response.json({ vesselTrafficTypes: [] });
  expect(await about('GET lookups', { lookups })).toMatchObject([
    { state: 'wrong', sentence: expect.stringMatching(/^no vesselPorts; then the searches/) },
  ]);
  const captcha = new Response('<p>Sign in</p>', { headers: { 'Content-Type': 'text/html' } });
  expect(await about('GET captcha', { captcha })).toMatchObject([
    { state: 'wrong', sentence: expect.stringMatching(/^text\/html, not an image; then no form/) },
  ]);
});

it('finds nothing wrong in a service of the contract', async () => {
  const { findings, leftOut } = await checkWith({});
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(leftOut).toBe(0);
});

it('reports missing capabilities with their effect on visitors', async () => {
  const capabilities = Response.json({ capabilities: ['feedback'] });
  expect(await about('port-calls', { capabilities })).toMatchObject([
    { state: 'missing', sentence: expect.stringMatching(/^then no dataset/) },
  ]);
  expect(await about('feedback', { capabilities })).toMatchObject([{ state: 'not tried' }]);
});

it('requires the known error for a wrong captcha', async () => {
  const other = Response.json({ isSuccess: false, error: 'Wrong code' });
  expect(await about('GET searchAgents')).toMatchObject([{ state: 'ok' }]);
  expect(await about('GET searchAgents', { searchAgents: other })).toMatchObject([
    { state: 'wrong', sentence: expect.stringMatching(/"Wrong code", not as "Invalid Captcha"/) },
  ]);
});

it('names rows that are left out, and values that cannot be read, by field and id', async () => {
  const biddings = Response.json([
    { id: 7, title: '' },
    { id: 8, title: 'Cranes', compFinalDateAr: 'soon' },
  ]);
  expect(await about('biddings.title', { biddings: biddings.clone() })).toMatchObject([
    { state: 'wrong', sentence: 'missing in row 7; then the row is left out.' },
  ]);
  expect(await about('biddings.compFinalDateAr', { biddings: biddings.clone() })).toMatchObject([
    { state: 'wrong', sentence: 'no date in row 8; then after those that have one.' },
  ]);
  expect((await checkWith({ biddings })).leftOut).toBe(1);
});

it('names an operation that is not there', async () => {
  const gone = new Response('', { status: 404 });
  expect(await about('GET mainCategories', { mainCategories: gone })).toEqual([
    {
      state: 'missing',
      about: 'GET mainCategories',
      sentence: 'status 404; then no order can be placed.',
    },
  ]);
});

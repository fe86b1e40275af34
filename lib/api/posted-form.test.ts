import { postedFormRefusal } from './posted-form';

jest.mock('../logging/log');
jest.mock('../config', () => ({
  config: () => ({
    siteUrl: 'https://ports.example',
    chatHub: { url: 'https://chat.example/hubs/chat' },
    chatBotScriptUrl: {},
  }),
}));

const PART = '--edge\r\nContent-Disposition: form-data; name="name"\r\n\r\nNoura\r\n';
const FORM = `${PART}--edge--\r\n`;
const OWN = {
  'Content-Type': 'multipart/form-data; boundary=edge',
  Origin: 'https://ports.example',
};

async function postStatus(body: BodyInit | null, headers: Record<string, string> = {}) {
  const request = new Request('https://ports.example/en/contact', {
    method: 'POST',
    body,
    headers: { ...OWN, ...headers },
  });
  return (await postedFormRefusal(request, '/en/contact'))?.status ?? null;
}

it.each([
  ['is cut', PART, 400],
  ['is cut within a head', '--edge\r\nContent-Dispo', 400],
  ['is empty', null, 400],
  ['has another boundary', FORM.replaceAll('edge', 'ridge'), 400],
  ['is nothing but parts', `${PART.repeat(1000)}--edge--\r\n`, 400],
  ['is too large', `${PART}${'a'.repeat(8 * 1024 * 1024)}\r\n--edge--\r\n`, 413],
])('refuses a form that %s', async (_what, body, status) => {
  expect(await postStatus(body)).toBe(status);
});

it.each([
  ['/contact', '<html lang="ar" dir="rtl">', 'الهيئة الوطنية للموانئ</title>', '5 ميغابايت'],
  ['/en/contact', '<html lang="en" dir="ltr">', 'National Ports Authority</title>', 'over 5 MB'],
])(
  'shows at %s an error page for a large file, before the body is read',
  async (path, ...texts) => {
    const headers = new Headers({ ...OWN, 'Content-Length': String(8 * 1024 * 1024 + 1) });
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>();
    const refusal = await postedFormRefusal({ method: 'POST', headers, body }, path);
    expect(refusal?.status).toBe(413);
    const page = await refusal?.text();
    for (const text of texts) expect(page).toContain(text);
  },
);

it('refuses a form of another site or without a boundary', async () => {
  for (const Origin of ['https://other.example', 'null', '', 'https://[']) {
    expect(await postStatus(FORM, { Origin })).toBe(403);
  }
  expect(await postStatus(FORM, { 'Content-Type': 'multipart/form-data' })).toBe(415);
});

it('rejects an action call that is not a form', async () => {
  const forged = { 'Content-Type': 'text/plain', 'Next-Action': 'a'.repeat(42) };
  expect(await postStatus('["x","y"]', forged)).toBe(415);
});

it('lets valid forms and all other requests pass', async () => {
  expect(await postStatus(FORM)).toBeNull();
  expect(await postStatus(FORM, { 'Next-Action': 'a'.repeat(42) })).toBeNull();
  expect(
    await postStatus('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }),
  ).toBeNull();
  const asked = new Request('https://ports.example/en/contact', { headers: OWN });
  expect(await postedFormRefusal(asked, '/en/contact')).toBeNull();
});

import { checkContent } from './content';
import { RequestRecorder } from './recorded-requests';
import type { Finding } from './report';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

type Entry = Readonly<Record<string, unknown>>;

/** Findings about types with the same entries in both languages. */
async function findingsAbout(types: Readonly<Record<string, readonly Entry[] | Response>>) {
  const recorder = new RequestRecorder(async (input) => {
    const { pathname } = new URL(String(input));
    if (pathname.startsWith('/uploads/')) return new Response('');
    const given = types[pathname.replace('/api/', '')];
    if (given instanceof Response) return given.clone();
    if (!given) return Response.json({}, { status: 404 });
    return Response.json({
      data: given.map((attributes, index) => ({ id: index + 1, attributes })),
      meta: { pagination: { pageCount: 1, total: given.length } },
    });
  });
  const { findings, leftOut } = await checkContent(recorder);
  const about = (name: string): Finding[] => findings.filter((finding) => finding.about === name);
  return { about, leftOut };
}

const video = { Summary: 'Port', URL: 'https://videos.example/1', PublishDate: '2026-01-01' };

it('reports missing types with their effect on visitors', async () => {
  const { about, leftOut } = await findingsAbout({});
  expect(about('faqs')).toEqual([
    {
      state: 'missing',
      about: 'faqs',
      sentence: 'status 404; then the page of the questions is not offered.',
    },
  ]);
  expect(leftOut).toBe(0);
});

it('names entries that cannot be shown by type, field and id', async () => {
  const { about, leftOut } = await findingsAbout({ videos: [video, { ...video, URL: null }] });
  expect(about('videos')[0]).toMatchObject({
    state: 'ok',
    sentence: expect.stringMatching(/1\/2/),
  });
  expect(about('videos.URL')).toEqual([
    {
      state: 'wrong',
      about: 'videos.URL',
      sentence: 'no text in ar entry 2, en entry 2; left out.',
    },
  ]);
  expect(leftOut).toBe(2);
});

it('names values that are given and cannot be used', async () => {
  const port = { Port: 'Jazan', Slug: 'jazan', Latitude: 'north', Berths: 'twelve' };
  const { about } = await findingsAbout({ ports: [port] });
  expect(about('ports.Latitude')).toMatchObject([{ state: 'wrong' }]);
  expect(about('ports.Berths')).toEqual([]);
  expect(about('ports.Area')).toMatchObject([{ state: 'missing' }]);
});

it('names pictures that the site does not serve with their host', async () => {
  const file = (url: string) => ({ data: { id: 1, attributes: { url, mime: 'image/png' } } });
  const service = (url: string) => ({ Title: 'Pilotage', Content: '', BackgroundImage: file(url) });
  const { about } = await findingsAbout({
    services: [service('/uploads/a.png'), service('https://files.example/a.png')],
  });
  expect(about('services.BackgroundImage')).toMatchObject([
    { state: 'wrong', sentence: expect.stringMatching(/^files of files\.example, .* ar entry 2/) },
  ]);
  expect(about('a picture')).toMatchObject([{ state: 'ok' }]);
});

it('does not count entries as wrong for a field that goes beyond the contract', async () => {
  const { about } = await findingsAbout({ 'e-services': [{ Title: 'Biddings', Content: '' }] });
  expect(about('e-services.Key')).toMatchObject([{ state: 'missing' }]);
});

it.each([
  ['a failure', new Response('', { status: 500 }), 'directors: status 500'],
  ['no JSON', new Response('<html>'), 'the response is not JSON'],
])('names %s', async (_, response, sentence) => {
  const { about } = await findingsAbout({ directors: response });
  expect(about('directors')).toEqual([
    { state: 'wrong', about: 'directors', sentence: `ar: ${sentence}.` },
    { state: 'wrong', about: 'directors', sentence: `en: ${sentence}.` },
  ]);
});

import { readReports } from './violation-report';

const SITE = 'https://ports.example';
const read = (body: unknown) => readReports(body, SITE);

const violation = {
  documentURL: `${SITE}/en/contact?email=noura@example.com#top`,
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/path/of/noura?x=1',
  sourceFile: `${SITE}/_next/static/a.js?dpl=1`,
  lineNumber: 7,
  sample: 'noura@example.com',
};

it('reads the reports of report-to without queries, samples and foreign paths', () => {
  expect(read([{ type: 'csp-violation', body: violation }, { type: 'deprecation' }])).toEqual([
    {
      directive: 'script-src-elem',
      page: '/en/contact',
      blocked: 'https://evil.example',
      source: '/_next/static/a.js:7',
    },
  ]);
});

it('reads the report of report-uri', () => {
  const report = {
    'document-uri': `${SITE}/`,
    'violated-directive': 'script-src-attr',
    'blocked-uri': 'inline',
    'line-number': 3,
  };
  expect(read({ 'csp-report': report })).toEqual([
    { directive: 'script-src-attr', page: '/', blocked: 'inline' },
  ]);
});

it.each([
  ['another site', { documentURL: 'https://other.example/' }],
  ['no page', { documentURL: 'about' }],
  ['an extension', { sourceFile: 'chrome-extension://abc/content.js' }],
  ['a blocked extension', { blockedURL: 'moz-extension' }],
])('leaves out violations by %s', (_, changes) => {
  expect(read([{ type: 'csp-violation', body: { ...violation, ...changes } }])).toEqual([]);
});

it('names a data address by its scheme only', () => {
  const body = { ...violation, blockedURL: 'data:text/html,secret' };
  expect(read([{ type: 'csp-violation', body }])?.[0]?.blocked).toBe('data');
});

it.each([undefined, null, 1, 'x', {}, { 'csp-report': 1 }, [1], [{}], [null]])(
  'refuses %j',
  (body) => {
    expect(read(body)).toBeUndefined();
  },
);

it('keeps long values short and reads a few reports only', () => {
  const body = { ...violation, documentURL: `${SITE}/${'x'.repeat(9000)}` };
  const found = read(Array.from({ length: 500 }, () => ({ type: 'csp-violation', body })));
  expect(found).toHaveLength(20);
  expect(found?.[0]?.page).toHaveLength(200);
});

import { readScriptError } from './script-error';

const site = 'https://ports.example';
const report = {
  kind: 'rejection',
  name: 'TypeError',
  at: `${site}/_next/static/chunks/0a-b~c.js?dpl=1:1:2048`,
  page: '/en/contact',
};
const read = (changes: object = {}) =>
  readScriptError({ 'script-error': { ...report, ...changes } }, site);

it('reads type and position, without a query', () => {
  expect(read({ message: 'Noura', extra: 1 })).toEqual({
    kind: 'rejection',
    name: 'TypeError',
    at: '/_next/static/chunks/0a-b~c.js:1:2048',
    page: '/en/contact',
  });
  expect(read({ kind: 'error', code: '418' })).toMatchObject({ kind: 'error', code: '418' });
});

it.each([
  [{ kind: 'other' }],
  [{ name: 'Noura 0512345678' }],
  [{ name: 12 }],
  [{ at: undefined }],
  [{ at: 'chrome-extension://abcdef/content.js:1:2' }],
  [{ at: 'https://other.example/_next/static/x.js:1:2' }],
  [{ at: `${site}/en/contact:1:2` }],
  [{ at: `${site}/_next/static/x.js` }],
  [{ page: '/search?q=Noura' }],
  [{ page: '/نورة' }],
])('leaves out foreign scripts: %j', (changes) => {
  expect(read(changes)).toBeNull();
});

it('drops a code that is none', () => {
  expect(read({ code: '0512345678' })).not.toHaveProperty('code');
});

it.each([[null], [[]], ['x'], [{ 'csp-report': {} }], [{ 'script-error': 'x' }]])(
  'takes %j for another report',
  (body) => {
    expect(readScriptError(body, site)).toBeUndefined();
  },
);

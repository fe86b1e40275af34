import { readTarget } from './request-target';

it.each([
  ['/en/contact?a=b', '/en/contact', '?a=b'],
  ['/', '/', ''],
  ['/a/../en', '/en', ''],
  ['/%2e%2e/en', '/en', ''],
  ['/[', '/[', ''],
  ['/%zz?q=%', '/%zz', '?q=%'],
  ['/en?q=//x', '/en', '?q=//x'],
  ['/en#part', '/en', ''],
  ['http://other.example/en?a=b', '/en', '?a=b'],
  ['HTTPS://other.example', '/', ''],
  ['http://other.example?a=b', '/', '?a=b'],
])('reads %s', (target, path, search) => {
  expect(readTarget(target)).toEqual({ path, search });
});

it.each([
  ['//', '/'],
  ['///', '/'],
  ['//?x=1', '/?x=1'],
  ['//:80', '/:80'],
  ['//%zz', '/%zz'],
  ['//[', '/['],
  ['//@', '/@'],
  ['//x/api/y', '/x/api/y'],
  ['//evil.example:99999/', '/evil.example:99999/'],
  ['//user:pw@/x', '/user:pw@/x'],
  ['//%00/', '/%00/'],
  ['/\\', '/'],
  ['/\\evil.example/', '/evil.example/'],
  ['/en/..//evil.example', '/evil.example'],
])('leads %s to a path of the site', (target, redirect) => {
  expect(readTarget(target)).toEqual({ redirect });
});

it.each(['*', 'en', 'ftp://a/b', 'localhost:80', '/a?b=c&__proto__=x', '/a?%5f_proto__'])(
  'refuses %s',
  (target) => {
    expect(readTarget(target)).toEqual({ refused: 400 });
  },
);

it('limits the length, also after encoding', () => {
  const path = (length: number) => `/${'a'.repeat(length - 1)}`;
  expect(readTarget(path(2048))).toEqual({ path: path(2048), search: '' });
  expect(readTarget(path(2049))).toEqual({ refused: 414 });
  expect(readTarget(`/?${'"'.repeat(1000)}`)).toEqual({ refused: 414 });
});

it('has a greatest number of parameters', () => {
  expect(readTarget(`/?${'a&'.repeat(49)}`)).toMatchObject({ path: '/' });
  expect(readTarget(`/?${'a&'.repeat(50)}`)).toEqual({ refused: 400 });
});

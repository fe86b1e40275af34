import vm from 'node:vm';
import { LANGUAGE_SCRIPT } from './language-script';

/** The script's redirect target. */
function leadsTo(address: string, cookie: string): string | undefined {
  const { pathname, search, hash } = new URL(address, 'https://ports.example');
  let target: string | undefined;
  const replace = (to: string) => (target = to);
  vm.runInNewContext(LANGUAGE_SCRIPT, {
    document: { cookie },
    location: { pathname, search, hash, replace },
  });
  return target;
}

it.each([
  ['/', '/en'],
  ['/about-us#chart', '/en/about-us#chart'],
  ['/media-center?o=Video&page=2', '/en/media-center?o=Video&page=2'],
  ['/english', '/en/english'],
])('leads from %s to %s', (address, english) => {
  for (const cookie of ['locale=en', 'a=b; locale=en', 'locale=en; a=b']) {
    expect(leadsTo(address, cookie)).toBe(english);
  }
});

it('redirects no other visitor', () => {
  for (const cookie of ['', 'locale=ar', 'locale=english', 'mylocale=en', 'a=locale=en']) {
    expect(leadsTo('/about-us', cookie)).toBeUndefined();
  }
  for (const address of ['/en', '/en/about-us']) {
    expect(leadsTo(address, 'locale=en')).toBeUndefined();
  }
});

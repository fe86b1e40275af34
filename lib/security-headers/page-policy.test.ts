import { withSources } from './page-policy';

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; script-src-attr 'none'";

it('adds sources to the directives that they belong to', () => {
  expect(withSources(POLICY, "script-src 'sha256-a' 'sha256-b'; style-src 'unsafe-hashes'")).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'unsafe-hashes'; script-src-attr 'none'",
  );
});

it.each(['', "img-src *; frame-src 'self'"])('does not change the others: %j', (added) => {
  expect(withSources(POLICY, added)).toBe(POLICY);
});

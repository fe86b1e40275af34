import { withConfiguredOrigins } from './configured-origins';

it('opens the policy for the configured chat service and nothing else', () => {
  const policy =
    "default-src 'self'; script-src 'self'; connect-src 'self'; frame-src https://a.example";
  expect(withConfiguredOrigins(policy)).toBe(
    "default-src 'self'; script-src 'self'; connect-src 'self' http://localhost:5000 ws://localhost:5000; frame-src https://a.example",
  );
});

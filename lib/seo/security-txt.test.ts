import { securityText } from './security-txt';

const settings: Record<string, string | undefined> = { siteUrl: 'https://ports.example' };
jest.mock('../config', () => ({ config: () => settings }));

const now = Date.UTC(2026, 10, 22, 9, 30);

it('names the contact page by default', () => {
  expect(securityText(now)).toBe(
    [
      'Contact: https://ports.example/contact',
      'Expires: 2027-02-20T00:00:00.000Z',
      'Preferred-Languages: ar, en',
      'Canonical: https://ports.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names the contact and the policy of the settings', () => {
  settings.securityContact = 'mailto:security@ports.example';
  settings.securityPolicyUrl = 'https://ports.example/policy';
  const text = securityText(now);
  expect(text).toContain('Contact: mailto:security@ports.example\n');
  expect(text).toContain('Policy: https://ports.example/policy\n');
});

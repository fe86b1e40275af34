import { ConfigurationError, readConfig } from './config';

it('has a default for everything', () => {
  const config = readConfig({});
  expect(config.port).toBe(3000);
  expect(config.siteUrl).toBe('http://localhost:3000');
  expect(config.contentMediaUrl).toBe('http://localhost:1337');
});

it('takes empty values as left out', () => {
  expect(readConfig({ PORT: ' ', SITE_URL: '' }).port).toBe(3000);
});

it.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ SITE_URL: 'ports.example' }, 'SITE_URL'],
  [{ SITE_URL: 'http://192.168.1.5:3000' }, 'SITE_URL'],
  [{ SITE_URL: 'https://ports.example/en' }, 'SITE_URL'],
  [{ WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET'],
  [{ WARM_UP: 'yes' }, 'WARM_UP'],
  [{ CAREERS_URL: 'javascript:alert(1)' }, 'CAREERS_URL'],
])('names the wrong value in %j', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(ConfigurationError);
  expect(() => readConfig(environment)).toThrow(name);
});

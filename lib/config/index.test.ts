import { ConfigurationError, readConfig } from './index';

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
  [{ COMING_SOON: 'iogs,/x' }, 'COMING_SOON'],
  [{ TRUSTED_PROXIES: 'everyone' }, 'TRUSTED_PROXIES'],
  [{ CONTACT_FORM_TARGET: 'both' }, 'CONTACT_FORM_TARGET'],
  [{ PREVIEW_SECRET: 'short' }, 'PREVIEW_SECRET'],
  [{ CAREERS_URL: 'javascript:alert(1)' }, 'CAREERS_URL'],
])('names the wrong value in %j', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(ConfigurationError);
  expect(() => readConfig(environment)).toThrow(name);
});

it('reads lists and joins the base path of the second service', () => {
  const config = readConfig({
    COMING_SOON: 'iogs, epayment,',
    E_SERVICES_API_URL: 'http://localhost:4001/',
  });
  expect(config.comingSoon).toEqual(['iogs', 'epayment']);
  expect(config.eServicesApiUrl).toBe('http://localhost:4001/e-services-api');
});

import { ConfigurationError, readConfig } from './index';
import type { SettingName } from './settings';

it('has a default for everything', () => {
  const config = readConfig({});
  expect(config.port).toBe(3000);
  expect(config.siteUrl).toBe('http://localhost:3000');
  expect(config.contentMediaUrl).toBe('http://localhost:1337');
});

it('takes empty values as left out', () => {
  expect(readConfig({ PORT: ' ', SITE_URL: '' }).port).toBe(3000);
});

const wrong: Readonly<Record<SettingName, readonly string[]>> = {
  HOST: ['0.0.0', '10.0.0.256', 'http://localhost', '[::1]', 'local host'],
  PORT: ['abc', '0', '65536', '1e3', '0x50', '3000.5'],
  SITE_URL: [
    'ports.example',
    'http://192.168.1.5:3000',
    'https://ports.example/en',
    'https://ports.example?a',
    'https://editor:word@ports.example',
    'https://ports.example:99999',
  ],
  SECURITY_CONTACT: ['security@ports.example', 'http://ports.example/security', 'mailto:security'],
  SECURITY_POLICY_URL: ['policy'],
  CONTENT_API_URL: ['localhost:1337', 'https://[', 'http://localhost:1337/?a=b'],
  CONTENT_MEDIA_URL: ['ftp://files.example', 'http://files.example/#top'],
  CONTENT_API_TOKEN: [],
  CONTENT_API_TIMEOUT_MS: ['99', '60001', 'long'],
  CONTENT_REVALIDATE_SECONDS: ['0', '86401', '5m'],
  CONTENT_RETRY_SECONDS: ['0', '3601', '-1'],
  WEBHOOK_SECRET: ['short'],
  CONNECTIONS_PER_ADDRESS: ['0', 'many'],
  DATA_DIR: [],
  MEDIA_CACHE_MEGABYTES: ['9', '1000001', '2 GB'],
  REDIS_URL: ['localhost:6379', 'http://localhost:6379', 'redis://', 'redis://host/name'],
  EDGE_FRESH_SECONDS: ['0', '3601', '4s'],
  WARM_UP: ['yes'],
  DRAIN_DELAY_SECONDS: ['301', '1s'],
  LOG_LEVEL: ['loud'],
  METRICS_PORT: ['65536', 'on'],
  METRICS_HOST: ['[::1]'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['localhost:4318', 'http://localhost:4318?a'],
  CAREERS_URL: ['javascript:alert(1)'],
  OPEN_DATA_URL: ['data.example'],
  CUSTOMER_PORTAL_URL_AR: ['portal'],
  CUSTOMER_PORTAL_URL_EN: ['portal'],
  CUSTOMER_PORTAL_REGISTER_URL_AR: ['portal'],
  CUSTOMER_PORTAL_REGISTER_URL_EN: ['portal'],
  E_SERVICES_CAPABILITIES: ['all', 'feedback;port-calls', 'feedback,Port-Calls'],
  COMING_SOON: ['iogs,/x', 'iogs;epayment', 'invoices'],
  E_SERVICES_API_URL: [
    'localhost:4000',
    'http://localhost:4000?a',
    'http://user:word@localhost:4000',
  ],
  E_SERVICES_TOKEN: [],
  E_SERVICES_DATA_SHARING_PATH: [],
  E_SERVICES_API_TIMEOUT_MS: ['99', '60001', '8s'],
  E_SERVICES_SHORT_TIMEOUT_MS: ['99', '60001', '2s'],
  RATE_LIMIT_PER_SESSION: ['0', 'none'],
  RATE_LIMIT_PER_ADDRESS: ['0', 'none'],
  RATE_LIMIT_WITHOUT_CAPTCHA: ['0', 'none'],
  RATE_LIMIT_UNCACHED_PAGES: ['0', 'none'],
  UPLOADS_PER_ADDRESS: ['0', 'none'],
  TRUSTED_PROXIES: ['everyone', '10.0.0.0/8;::1'],
  RATE_LIMIT_OPEN_DATA: ['0', 'none'],
  CONTACT_FORM_TARGET: ['both'],
  CONTENT_FORMS_TOKEN: [],
  CHAT_HUB_URL: ['wss://chat.example/hubs/chat', 'off'],
  CHAT_JOIN_METHOD: ['two words'],
  CHAT_SEND_METHOD: ['Send()'],
  CHAT_SEND_ARGUMENTS: ['json'],
  CHAT_RECEIVE_EVENTS: ['a b', 'x'.repeat(101)],
  CHAT_ACCESS_TOKEN: [],
  CHAT_NEGOTIATION: ['yes'],
  CHAT_NEGOTIATED_URL: ['wss://signalr.example'],
  CHAT_BOT_SCRIPT_URL_AR: ['//bot.example/ar.js'],
  CHAT_BOT_SCRIPT_URL_EN: ['//bot.example/en.js'],
  CONTAINER_TRACKING_URL: ['tracking'],
  FACILITY_RENTAL_URL: ['rental'],
  MAP_EMBED_URL: ['map'],
  NEW_INVOICES_URL: ['invoices'],
  OLD_INVOICES_URL: ['invoices'],
  PAYMENT_GATEWAY_URL: ['payment'],
  SUPPORT_PORTAL_URL: ['support'],
  CMS_PUBLIC_URL: ['cms.ports.example', 'https://cms.ports.example/?a'],
  CONTENT_PREVIEW_TOKEN: [],
  PREVIEW_SECRET: ['short'],
  MAPBOX_TOKEN: ['sk.secret'],
  // lib/config/server-actions-key.mjs checks it at build time.
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: [],
  // lib/startup/release-date.mjs checks it at build time.
  SOURCE_DATE_EPOCH: [],
  // Next checks it at build time.
  RELEASE_ID: [],
};

it.each(
  Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
)('refuses %s=%s with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigurationError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must `));
});

it('names all invalid values at once', () => {
  expect(() => readConfig({ PORT: 'abc', WARM_UP: 'yes' })).toThrow(
    /PORT.*\n.*WARM_UP|WARM_UP.*\n.*PORT/,
  );
});

const secretNames = [
  'CONTENT_API_TOKEN',
  'CONTENT_PREVIEW_TOKEN',
  'CONTENT_FORMS_TOKEN',
  'WEBHOOK_SECRET',
  'PREVIEW_SECRET',
];
const publicSite = { SITE_URL: 'https://203.0.113.7' };

it.each(secretNames)('refuses %s of a demo or a template where others reach the site', (name) => {
  for (const [value, reason] of [
    ['demo-Zk3pQ8vT1xYb6RwLm2Ns9Hd4', 'was made for the demo'],
    ['a-secret-of-the-tests', 'can be guessed'],
    ['Change-me-please-123', 'can be guessed'],
    ['aaaaaaaaaaaaaaaaaaaa', 'can be guessed'],
    ['0123456789abcdef', 'can be guessed'],
  ] as const) {
    expect(() => readConfig({ ...publicSite, [name]: value })).toThrow(
      `${name} must be a secret of this site, but it ${reason}.`,
    );
    for (const SITE_URL of ['', 'http://localhost:3000', 'https://ports.example']) {
      expect(() => readConfig({ SITE_URL, [name]: value })).not.toThrow();
    }
  }
  for (const value of ['Zk3pQ8vT1xYb6RwLm2Ns9Hd4', '7cba0759060fcc449d0748b8bac499fd']) {
    expect(() => readConfig({ ...publicSite, [name]: value })).not.toThrow();
  }
});

it.each([
  [undefined, 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['site.internal', 'http://site.internal:3000'],
])('listening on %s, the site calls itself at %s', (HOST, origin) => {
  expect(readConfig({ HOST }).ownOrigin).toBe(origin);
});

it('takes the public origin as browsers write it', () => {
  expect(readConfig({ SITE_URL: 'https://Ports.example:443/' }).siteUrl).toBe(
    'https://ports.example',
  );
});

it('reads lists', () => {
  expect(readConfig({ COMING_SOON: 'iogs, epayment,' }).comingSoon).toEqual(['iogs', 'epayment']);
});

it('reads the capabilities that replace those the e-services API publishes', () => {
  const given = (E_SERVICES_CAPABILITIES: string) =>
    readConfig({ E_SERVICES_CAPABILITIES }).eServicesCapabilities;
  expect(given('')).toBeUndefined();
  expect(given('none')).toEqual([]);
  expect(given('feedback, idempotency')).toEqual(['idempotency', 'feedback']);
});

it('defaults to the own chat hub, and supports another or none', () => {
  expect(readConfig({}).chatHub).toEqual({
    url: 'http://localhost:5000/hubs/chat',
    joinMethod: 'Join',
    sendMethod: 'SendMessage',
    sentShape: 'object',
    receiveEvents: ['ReceiveMessage'],
    accessToken: '',
    negotiates: false,
  });
  const other = readConfig({
    CHAT_HUB_URL: 'https://hub.example/messages/',
    CHAT_JOIN_METHOD: 'none',
    CHAT_SEND_METHOD: 'Send',
    CHAT_SEND_ARGUMENTS: 'user-text',
    CHAT_RECEIVE_EVENTS: 'answer, broadcast',
    CHAT_ACCESS_TOKEN: 'public',
    CHAT_NEGOTIATION: 'on',
  });
  expect(other.chatHub).toEqual({
    url: 'https://hub.example/messages',
    joinMethod: null,
    sendMethod: 'Send',
    sentShape: 'user-text',
    receiveEvents: ['answer', 'broadcast'],
    accessToken: 'public',
    negotiates: true,
  });
  expect(readConfig({ CHAT_HUB_URL: 'none' }).chatHub).toBeUndefined();
});

it.each([
  ['https://services.example', 'https://services.example'],
  ['https://services.example/api/v2/', 'https://services.example/api/v2'],
])('takes the e-services API at %s, with and without a token', (address, base) => {
  const config = readConfig({ E_SERVICES_API_URL: address });
  expect([config.eServicesApiUrl, config.eServicesToken]).toEqual([base, '']);
  expect(readConfig({ E_SERVICES_TOKEN: 'any-token' }).eServicesToken).toBe('any-token');
});

it('takes another path of the data sharing request', () => {
  expect(readConfig({}).eServicesDataSharingPath).toBe('dataSharing');
  const other = readConfig({ E_SERVICES_DATA_SHARING_PATH: '/requests/dataSharing' });
  expect(other.eServicesDataSharingPath).toBe('requests/dataSharing');
});

it('wants a secret that instances share for what they share', () => {
  const shared = { REDIS_URL: 'redis://localhost:6379' };
  expect(() => readConfig(shared)).toThrow(/^WEBHOOK_SECRET must be set when REDIS_URL is/);
  expect(readConfig({ ...shared, WEBHOOK_SECRET: 'Zk3pQ8vT1xYb6RwLm2Ns9Hd4' }).redisUrl).toBe(
    shared.REDIS_URL,
  );
});

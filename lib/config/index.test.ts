import { readConfig, SettingsError } from './index';

it('has a default for everything', () => {
  const config = readConfig({});
  expect(config.port).toBe(3000);
  expect(config.siteUrl).toBe('http://localhost:3000');
  expect(config.contentMediaUrl).toBe('http://localhost:1337');
});

it('treats empty values as missing', () => {
  expect(readConfig({ PORT: ' ', SITE_URL: '' }).port).toBe(3000);
});

// The kinds of most settings are tested in packages/settings.
it.each([
  ['SITE_URL', 'ports.example'],
  ['SITE_URL', 'http://192.168.1.5:3000'],
  ['SITE_URL', 'https://ports.example/en'],
  ['SITE_URL', 'https://ports.example?a'],
  ['SITE_URL', 'https://editor:word@ports.example'],
  ['SITE_URL', 'https://ports.example:99999'],
  ['SECURITY_CONTACT', 'security@ports.example'],
  ['SECURITY_CONTACT', 'http://ports.example/security'],
  ['SECURITY_CONTACT', 'mailto:security'],
  ['E_SERVICES_CAPABILITIES', 'all'],
  ['E_SERVICES_CAPABILITIES', 'feedback;port-calls'],
  ['E_SERVICES_CAPABILITIES', 'feedback,Port-Calls'],
  ['COMING_SOON', 'iogs,/x'],
  ['COMING_SOON', 'invoices'],
  ['CHAT_JOIN_METHOD', 'two words'],
  ['CHAT_SEND_METHOD', 'Send()'],
  ['CHAT_RECEIVE_EVENTS', 'a b'],
  ['CHAT_RECEIVE_EVENTS', 'x'.repeat(101)],
  ['MAPBOX_TOKEN', 'sk.secret'],
])('refuses %s=%s with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(SettingsError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
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
      `${name} must be a secret of this installation, but it ${reason}.`,
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

it('normalises the public origin', () => {
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
])('accepts the e-services API at %s, with and without a token', (address, base) => {
  const config = readConfig({ E_SERVICES_API_URL: address });
  expect([config.eServicesApiUrl, config.eServicesToken]).toEqual([base, '']);
  expect(readConfig({ E_SERVICES_TOKEN: 'any-token' }).eServicesToken).toBe('any-token');
});

it('supports another path of the data sharing request', () => {
  expect(readConfig({}).eServicesDataSharingPath).toBe('dataSharing');
  const other = readConfig({ E_SERVICES_DATA_SHARING_PATH: '/requests/dataSharing' });
  expect(other.eServicesDataSharingPath).toBe('requests/dataSharing');
});

it('requires WEBHOOK_SECRET with REDIS_URL', () => {
  const shared = { REDIS_URL: 'redis://localhost:6379' };
  expect(() => readConfig(shared)).toThrow(/^WEBHOOK_SECRET must be set when REDIS_URL is/);
  expect(readConfig({ ...shared, WEBHOOK_SECRET: 'Zk3pQ8vT1xYb6RwLm2Ns9Hd4' }).redisUrl).toBe(
    shared.REDIS_URL,
  );
});

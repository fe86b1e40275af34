import {
  addressRanges,
  bucketRows,
  checkBucket,
  family,
  flag,
  host,
  list,
  oneOf,
  pattern,
  readSettings,
  redisUrl,
  scanner,
  secret,
  serviceUrl,
  SettingsError,
  text,
  toBucket,
  token,
  url,
  wholeNumber,
} from './index';

const meaning = '';
const table = {
  Numbers: {
    port: wholeNumber('PORT', 1, 65535, { default: '3000', meaning }),
    delayMs: wholeNumber('DELAY_SECONDS', 0, 300, { default: '2', scale: 1000, meaning }),
    days: wholeNumber('DAYS', 1, 10, { meaning }),
  },
  Texts: {
    name: text('NAME', { meaning }),
    code: pattern('CODE', 'three digits', /^\d{3}$/, { off: 'none', meaning }),
    level: oneOf('LEVEL', ['info', 'warn', 'error'], { default: 'info', meaning }),
    warm: flag('WARM', 'on', { default: 'on', meaning }),
    admin: flag('ADMIN', 'true', { default: 'false', meaning }),
    secret: secret('SECRET', { hint: 'the webhook is closed without it', meaning }),
    token: token('TOKEN', { off: 'off', meaning }),
    letters: list('LETTERS', 'letters', (entry) => /^[a-z]$/.exec(entry)?.[0], { meaning }),
  },
  Addresses: {
    host: host('HOST', { default: 'localhost', meaning }),
    proxies: addressRanges('PROXIES', { meaning }),
    page: url('PAGE', { meaning }),
    hub: url('HUB', { default: 'http://localhost:5000', off: 'none', meaning }),
    service: serviceUrl('SERVICE', { meaning }),
    redis: redisUrl('REDIS', { meaning }),
    clamd: scanner('CLAMD', { meaning }),
    mail: family('MAIL_<KIND>', ['job-offer', 'order'], (name) => text(name, { meaning }), {
      accepts: 'text',
      meaning,
    }),
  },
};

it('has values of the kinds without an environment', () => {
  expect(readSettings(table, { PORT: ' ', NAME: '' })).toEqual({
    port: 3000,
    delayMs: 2000,
    days: undefined,
    name: '',
    code: '',
    level: 'info',
    warm: true,
    admin: false,
    secret: '',
    token: '',
    letters: [],
    host: 'localhost',
    proxies: [],
    page: undefined,
    hub: 'http://localhost:5000',
    service: '',
    redis: '',
    clamd: '',
    mail: { 'job-offer': '', order: '' },
  });
});

it('reads values, trimmed', () => {
  const given = {
    DELAY_SECONDS: ' 3 ',
    WARM: 'off',
    ADMIN: 'true',
    TOKEN: 'off',
    CODE: 'none',
    LETTERS: 'a, b,',
    PROXIES: '10.0.0.0/8,::1',
    HUB: 'none',
    SERVICE: 'https://services.example/api/',
    CLAMD: 'off',
    MAIL_JOB_OFFER: 'jobs',
  };
  expect(readSettings(table, given)).toMatchObject({
    delayMs: 3000,
    warm: false,
    admin: true,
    token: '',
    code: '',
    letters: ['a', 'b'],
    proxies: ['10.0.0.0/8', '::1'],
    hub: undefined,
    service: 'https://services.example/api',
    clamd: '',
    mail: { 'job-offer': 'jobs', order: '' },
  });
});

it.each(
  Object.entries({
    PORT: ['abc', '0', '65536', '1e3', '0x50', '3000.5', '-1'],
    CODE: ['12'],
    LEVEL: ['loud'],
    WARM: ['yes', 'true'],
    ADMIN: ['on'],
    SECRET: ['short'],
    TOKEN: ['x'.repeat(31), `${'x'.repeat(31)} x`],
    LETTERS: ['a;b', 'ab'],
    HOST: ['0.0.0', '10.0.0.256', 'http://localhost', '[::1]', 'local host'],
    PROXIES: ['everyone', '10.0.0.0/33', '10.0.0.0/8;::1', '::1/129'],
    PAGE: ['page', 'ftp://ports.example', 'javascript:alert(1)', 'https://['],
    SERVICE: ['localhost:1', 'http://localhost?a', 'http://localhost/#a', 'http://a:b@localhost'],
    REDIS: ['localhost:6379', 'http://localhost:6379', 'redis://', 'redis://host/name'],
    CLAMD: ['somewhere', 'relative/socket'],
  }).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
)('refuses %s=%s with a sentence that names it', (name, value) => {
  expect(() => readSettings(table, { [name]: value })).toThrow(SettingsError);
  expect(() => readSettings(table, { [name]: value })).toThrow(
    new RegExp(`^${name} must be [^\n]+\\.$`),
  );
});

it('names all invalid values at once, and repeats those without secrets', () => {
  const wrong = { PORT: 'abc', TOKEN: 'too-short', SECRET: 'word' };
  expect(() => readSettings(table, wrong)).toThrow(
    [
      'PORT must be a whole number from 1 to 65535, not "abc".',
      'SECRET must be at least 16 characters long; the webhook is closed without it.',
      'TOKEN must be at least 32 characters from "!" to "~", without spaces, or off.',
    ].join('\n'),
  );
});

it('reports one reason for each setting', () => {
  const read = (name: string) =>
    readSettings(table, { PORT: 'abc' }, ({ refuse }) => refuse(name, 'must be even'));
  expect(() => read('PORT')).toThrow(/^PORT must be a whole number[^\n]*$/);
  expect(() => read('DAYS')).toThrow(/\nDAYS must be even\.$/);
});

it('requires a setting', () => {
  const required = { Any: { key: secret('KEY', { required: true, meaning }) } };
  expect(() => readSettings(required, {})).toThrow(/^KEY must be at least 16 characters/);
});

describe('a bucket', () => {
  const all = {
    S3_ENDPOINT: 'https://s3.ports.example',
    S3_REGION: 'me-central-1',
    S3_BUCKET: 'ports',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret-word',
  };
  const rows = { Files: bucketRows('cms/', 'uploads') };
  const read = (environment: Record<string, string>) =>
    toBucket(readSettings(rows, environment, ({ values, refuse }) => checkBucket(values, refuse)));

  it('is complete, or there is none', () => {
    expect(read({})).toBeUndefined();
    expect(read(all)).toMatchObject({ prefix: 'cms/', addressing: 'path', bucket: 'ports' });
    expect(read({ ...all, S3_ENDPOINT: 'http://minio:9000/' })?.endpoint).toBe('http://minio:9000');
    for (const name of Object.keys(all)) {
      expect(() => read({ ...all, [name]: '' })).toThrow(new RegExp(`^${name} must be set`));
    }
  });

  it.each([
    ['S3_ENDPOINT', 's3.ports.example'],
    ['S3_ENDPOINT', 'https://s3.ports.example/path'],
    ['S3_ENDPOINT', 'http://s3.ports.example'],
    ['S3_BUCKET', 'Ports'],
    ['S3_REGION', 'Riyadh 1'],
    ['S3_ADDRESSING', 'both'],
    ['S3_PREFIX', '/files'],
    ['S3_PREFIX', '../'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => read({ ...all, [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]*$`));
    expect(() => read({ ...all, [name]: value })).not.toThrow(/secret-word/);
  });
});

import { readFileSync } from 'node:fs';
import { CASE_KINDS, DEPARTMENTS, EMAIL, formByKind } from '@ports-authority/e-services-contract';
import {
  bucketRows,
  family,
  flag,
  host,
  logLevel,
  oneOf,
  pattern,
  scanner,
  serviceUrl,
  secret,
  setting,
  text,
  token,
  wholeNumber,
  type Description,
} from '@ports-authority/settings';

const MAX_RETENTION_DAYS = 36_500;
const MAX_COUNT = 1_000_000;

const count = (name: string, preset: number, meaning: string) =>
  wholeNumber(name, 1, MAX_COUNT, { default: String(preset), meaning });

const mailAddress = (name: string, description: Description) =>
  pattern(name, 'a mail address', EMAIL, { accepts: 'mail address', ...description });

/** Without trailing slashes. */
const safeUrl = (name: string, description: Description, isUsable = isSafeUrl) =>
  setting(
    name,
    {
      rule: 'an https URL, or an http URL of this machine',
      empty: '',
      parse: (given) => (isUsable(given) ? given.replace(/\/+$/, '') : undefined),
    },
    description,
  );

/** The settings of the e-services, listed in docs/configuration.md. */
export const settingsTable = {
  'The service': {
    host: host('E_SERVICES_HOST', { default: 'localhost', meaning: 'Address to listen on.' }),
    port: wholeNumber('E_SERVICES_PORT', 1, 65535, { default: '4000', meaning: 'Port.' }),
    token: token('E_SERVICES_TOKEN', {
      meaning:
        'Shared with the site (`Authorization: Bearer …`). Required beyond this machine; without it all visitors are one client.',
    }),
    dataDir: text('E_SERVICES_DATA_DIR', {
      default: '.data',
      accepts: 'folder',
      meaning: 'Embedded database, submitted files, lock, socket. Back this up.',
    }),
    drainDelayMs: wholeNumber('E_SERVICES_DRAIN_DELAY_SECONDS', 0, 300, {
      default: '0',
      scale: 1000,
      meaning: 'Drain period after SIGTERM: not ready, but serving.',
    }),
    metricsPort: wholeNumber('E_SERVICES_METRICS_PORT', 0, 65535, {
      default: '0',
      meaning: 'Port of `/metrics` for Prometheus; 0: none.',
    }),
    metricsHost: host('E_SERVICES_METRICS_HOST', {
      default: 'localhost',
      meaning: 'Host of the metrics port.',
    }),
    tracesEndpoint: serviceUrl('OTEL_EXPORTER_OTLP_ENDPOINT', {
      meaning: 'OpenTelemetry collector (OTLP over HTTP).',
    }),
    logLevel: logLevel(),
  },
  'Database and files': {
    databaseUrl: setting(
      'DATABASE_URL',
      {
        rule: 'a URL like postgres://user:password@host:5432/name',
        empty: '',
        parse: (given) => (isPostgresUrl(given) ? given : undefined),
      },
      {
        fallback: 'the embedded database',
        accepts: '`postgres:` URL',
        meaning: 'Postgres server: `postgres://user:password@host:5432/name`.',
      },
    ),
    databaseSsl: oneOf('DATABASE_SSL', ['on', 'off'], {
      meaning: '`on` with a checked certificate; required for a database on another machine.',
    }),
    databaseAuthority: setting(
      'DATABASE_SSL_CA',
      { rule: 'a file that can be read', accepts: 'PEM file', empty: '', parse: readText },
      { meaning: 'Private certificate authority of the database.' },
    ),
    maxStorageBytes: wholeNumber('MAX_STORAGE_MEGABYTES', 100, 100_000_000, {
      default: '10240',
      scale: 1024 * 1024,
      meaning: 'Disk for database and files: a warning at 80 %, then 507.',
    }),
    ...bucketRows('e-services/', 'submitted files'),
    clamdAddress: scanner('CLAMD_ADDRESS', {
      meaning:
        'clamd for submitted files, refused while it is down; `off`: no scan. Required in production.',
    }),
  },
  Captcha: {
    captchaLifetimeSeconds: wholeNumber('CAPTCHA_LIFETIME_SECONDS', 1, 86400, {
      default: '1200',
      meaning: 'Lifetime of a picture.',
    }),
    captchaTestAnswers: flag('CAPTCHA_TEST_ANSWERS', 'on', {
      default: 'off',
      meaning: '`on`: tests may read answers; refused in production.',
    }),
    captchaKey: secret('CAPTCHA_KEY', {
      min: 32,
      fallback: '`captcha-key` in the data folder',
      meaning: 'Encrypts challenges; the same for processes that share a database.',
    }),
    captchaOpenings: count(
      'CAPTCHA_OPENINGS_PER_ADDRESS',
      200,
      'Pictures, and proofs of work, for a client in ten minutes.',
    ),
    captchaChecks: count(
      'CAPTCHA_CHECKS_PER_ADDRESS',
      300,
      'Points for answers in ten minutes: 1 with a proof of work, 5 without, 10 for one in place of the code.',
    ),
    captchaWrongAnswers: count(
      'CAPTCHA_WRONG_PER_ADDRESS',
      50,
      'Wrong answers of a client in ten minutes.',
    ),
    proofEffort: wholeNumber('CAPTCHA_PROOF_EFFORT', 1, 100_000_000, {
      default: '240000',
      meaning: 'Hash iterations of a proof of work; 20 times as many in place of the code.',
    }),
  },
  'Submissions and limits': {
    retention: wholeNumber('RETENTION_DAYS', 1, MAX_RETENTION_DAYS, {
      fallback: 'by kind',
      meaning: 'Retention of submissions.',
    }),
    retentionByKind: family(
      'RETENTION_DAYS_<KIND>',
      CASE_KINDS,
      (name) => wholeNumber(name, 1, MAX_RETENTION_DAYS, { meaning: '' }),
      {
        accepts: `1–${MAX_RETENTION_DAYS}`,
        fallback: '`RETENTION_DAYS`',
        meaning:
          'Days for one kind, such as `RETENTION_DAYS_JOB_APPLICATION` ([defaults](../backends/e-services/README.md#settings)).',
      },
    ),
    submissionsPerDay: family(
      'SUBMISSIONS_PER_DAY_<KIND>',
      CASE_KINDS,
      (name, kind) => count(name, formByKind(kind).perDay, ''),
      {
        accepts: `1–${MAX_COUNT}`,
        fallback: 'by kind',
        meaning:
          'Submissions of a kind for a client in a day ([defaults](../backends/e-services/README.md#settings)).',
      },
    ),
    openOrdersPerIdentity: count(
      'OPEN_ORDERS_PER_IDENTITY',
      5,
      'Open orders of an identity number.',
    ),
    openOrdersPerClient: count('OPEN_ORDERS_PER_CLIENT', 10, 'Open orders of a client.'),
    lookupsPerHour: count('LOOKUPS_PER_HOUR', 30, 'Document lookups of a client in an hour.'),
    wrongDatesPerHour: count(
      'WRONG_DATES_PER_HOUR',
      10,
      'Wrong dates for a document number in an hour.',
    ),
  },
  'The desk': {
    deskToken: token('DESK_TOKEN', {
      off: 'off',
      meaning:
        'Shared with the CMS, not `E_SERVICES_TOKEN`. `off`: no [desk API](../backends/e-services/README.md#desk-api). Required in production.',
    }),
    deskHost: host('DESK_HOST', {
      default: 'localhost',
      meaning: 'Host of the desk API; only the CMS may reach it.',
    }),
    deskPort: wholeNumber('DESK_PORT', 1, 65535, {
      default: '4001',
      meaning: 'Port of the desk API.',
    }),
    deskUnscannedFiles: flag('DESK_UNSCANNED_FILES', 'on', {
      default: 'off',
      meaning: '`on`: staff may download files although `CLAMD_ADDRESS` is `off`.',
    }),
    accessLogDays: wholeNumber('DESK_ACCESS_LOG_DAYS', 30, MAX_RETENTION_DAYS, {
      default: '730',
      meaning: 'Retention of the access log.',
    }),
    deskMail: mailAddress('DESK_MAIL', { meaning: 'Mailbox for reminders; empty: none.' }),
    departmentMail: family(
      'DESK_MAIL_<DEPARTMENT>',
      DEPARTMENTS,
      (name) => mailAddress(name, { meaning: '' }),
      {
        accepts: 'mail address',
        fallback: '`DESK_MAIL`',
        meaning: 'Mailbox of one department, such as `DESK_MAIL_WAREHOUSE`.',
      },
    ),
    holidaysFile: text('HOLIDAYS_FILE', {
      fallback: '`data/holidays.json`',
      accepts: 'JSON file of the same shape',
      meaning: 'Yearly holidays in either calendar, and single days.',
    }),
  },
  'Messages and subscriptions': {
    smtpUrl: setting(
      'SMTP_URL',
      {
        rule: 'a URL like smtps://user:password@host:465',
        empty: '',
        parse: (given) => (isSmtpUrl(given) ? given : undefined),
      },
      {
        off: 'off',
        accepts: '`smtp:` or `smtps:` URL',
        meaning:
          'Mail server: `smtp://user:password@host:587` or `smtps://…`, with TLS beyond this machine. `off`: no mail. Required in production.',
      },
    ),
    mailFrom: mailAddress('MAIL_FROM', { meaning: 'Sender; required with `SMTP_URL`.' }),
    mailReplyTo: mailAddress('MAIL_REPLY_TO', {
      meaning: 'Mailbox for replies.',
    }),
    siteUrl: safeUrl('SITE_URL', { meaning: 'The site, for links in mails.' }),
    siteApiUrl: safeUrl(
      'SITE_API_URL',
      {
        fallback: '`SITE_URL`',
        accepts: 'https URL, or http inside the network',
        meaning: 'URL for reading publications.',
      },
      (given) => isSafeUrl(given) || isInnerUrl(given),
    ),
    subscriptionKey: token('SUBSCRIPTION_KEY', {
      fallback: 'the secret of the captcha',
      meaning: 'Signs links in mails. Changing it ends sent links.',
    }),
    subscriptionDigestHour: wholeNumber('SUBSCRIPTION_DIGEST_HOUR', 0, 23, {
      default: '7',
      meaning: 'Hour of the daily mail, in Riyadh.',
    }),
    subscriptionPollMs: wholeNumber('SUBSCRIPTION_POLL_SECONDS', 1, 3600, {
      default: '30',
      scale: 1000,
      meaning: 'Interval of reading publications and vessel calls.',
    }),
    subscriptionLinksPerDay: count(
      'SUBSCRIPTION_LINKS_PER_DAY',
      5,
      'Mails with a link for an address in a day.',
    ),
    subscriptionsPerClient: count(
      'SUBSCRIPTIONS_PER_CLIENT',
      20,
      'Subscriptions for a client in a day.',
    ),
    acknowledgementsPerDay: count(
      'ACKNOWLEDGEMENTS_PER_DAY',
      20,
      'Acknowledgements for an address or number in a day.',
    ),
    smsUrl: safeUrl('SMS_URL', {
      meaning: 'Gateway for text messages: `POST {"to", "text", "id"}`, the number as `9665…`.',
    }),
    smsToken: token('SMS_TOKEN', { meaning: 'Token of the gateway; required with `SMS_URL`.' }),
    webhookUrl: safeUrl('WEBHOOK_URL', {
      meaning: 'Signed [webhook](operations.md#webhook) about cases.',
    }),
    webhookSecret: token('WEBHOOK_SECRET', {
      meaning: 'Signs the webhook; required with `WEBHOOK_URL`.',
    }),
  },
};

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i.test(host);
}

function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

function isInnerUrl(text: string): boolean {
  return /^http:\/\/[0-9a-z-]+(:\d{1,5})?\/*$/i.test(text);
}

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

export function isLoopbackUrl(text: string): boolean {
  // Without a host or port it is a socket path.
  const host = URL.canParse(text) ? new URL(text).hostname.replace(/^\[|\]$/g, '') : '';
  return host === '' || host.startsWith('%2F') || isLoopback(host);
}

function isPostgresUrl(text: string): boolean {
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  return protocol === 'postgres:' || protocol === 'postgresql:';
}

import { CONTACT_FORM } from '@ports-authority/e-services-contract';
import {
  addressRanges,
  bucketRows,
  flag,
  host,
  oneOf,
  pattern,
  redisUrl,
  scanner,
  secret,
  setting,
  text,
  token,
  url,
  wholeNumber,
} from '@ports-authority/settings';

const MAX_RETENTION_DAYS = 36_500;
const hint = '"npm run setup" generates one';

const required = (name: string, meaning: string) =>
  secret(name, { required: true, fallback: 'generated', hint, meaning });

/** The settings of the CMS, listed in docs/configuration.md. */
export const settingsTable = {
  'The CMS': {
    host: host('CMS_HOST', { default: '127.0.0.1', meaning: 'Host to listen on.' }),
    port: wholeNumber('CMS_PORT', 1, 65_535, { default: '1337', meaning: 'Port.' }),
    publicUrl: url('CMS_PUBLIC_URL', {
      meaning: 'Public URL, if behind a proxy.',
    }),
    trustedProxies: addressRanges('CMS_TRUSTED_PROXIES', {
      fallback: '`127.0.0.1,::1` with `CMS_PUBLIC_URL`',
      meaning: 'Proxies whose `X-Forwarded-*` are trusted.',
    }),
    dataDir: text('CMS_DATA_DIR', {
      default: '.data',
      accepts: 'folder',
      meaning: 'SQLite file, uploads, files of contact forms; with Postgres, files only.',
    }),
    databaseClient: oneOf('DATABASE_CLIENT', ['sqlite', 'postgres'], {
      default: 'sqlite',
      meaning: 'Database.',
    }),
    databaseUrl: text('DATABASE_URL', {
      accepts: '`postgres:` URL',
      meaning: 'With `DATABASE_CLIENT=postgres`: `postgres://user:password@host:5432/name`.',
    }),
    databaseSsl: flag('DATABASE_SSL', 'true', {
      default: 'false',
      meaning: '`true`: TLS to Postgres, certificate checked.',
    }),
    ...bucketRows('cms/', 'uploads and files of contact forms'),
    redisUrl: redisUrl('REDIS_URL', {
      meaning: 'Redis for the sign-in limits of several processes.',
    }),
    metricsPort: wholeNumber('CMS_METRICS_PORT', 0, 65_535, {
      default: '0',
      meaning: 'Port of `/metrics` for Prometheus; 0: none.',
    }),
    metricsHost: host('CMS_METRICS_HOST', {
      default: 'localhost',
      meaning: 'Host of the metrics port.',
    }),
    serveAdmin: flag('SERVE_ADMIN', 'true', {
      default: 'true',
      meaning: '`false`: no admin panel on this instance.',
    }),
  },
  'The site and its editors': {
    siteWebhookUrl: url('SITE_WEBHOOK_URL', {
      default: 'http://localhost:3000/api/revalidate',
      meaning: 'The webhook for changes.',
    }),
    webhookSecret: required(
      'WEBHOOK_SECRET',
      'Sent as `x-webhook-secret`; must equal the setting of the site.',
    ),
    readToken: required('CMS_READ_TOKEN', 'Token for published content.'),
    sitePreviewUrl: url('SITE_PREVIEW_URL', {
      default: 'http://localhost:3000',
      meaning: 'Public URL of the site, for previews.',
    }),
    previewSecret: secret('PREVIEW_SECRET', {
      fallback: 'generated',
      hint,
      meaning: 'Signs previews; must equal the setting of the site. Empty: no previews.',
    }),
    previewToken: secret('CMS_PREVIEW_TOKEN', {
      fallback: 'generated',
      hint,
      meaning: '`CONTENT_PREVIEW_TOKEN` of the site, reads drafts.',
    }),
    adminEmail: pattern(
      'ADMIN_EMAIL',
      'the e-mail address of the first administrator',
      /^\S+@\S+\.\S+$/,
      { required: true, accepts: 'mail address', meaning: 'The first account.' },
    ),
    adminPassword: pattern(
      'ADMIN_PASSWORD',
      'at least 12 characters with a lower-case letter, an upper-case letter and a digit',
      /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{12,}$/,
      {
        required: true,
        secret: true,
        fallback: 'generated',
        accepts: '12+ characters with lower case, upper case and digit',
        hint,
        meaning: 'Its password.',
      },
    ),
  },
  'Contact forms and desk': {
    formsToken: secret('CMS_FORMS_TOKEN', {
      hint,
      meaning: '`CONTENT_FORMS_TOKEN` of the site; empty: no contact forms.',
    }),
    formsRetentionDays: wholeNumber('CMS_FORMS_RETENTION_DAYS', 1, MAX_RETENTION_DAYS, {
      default: String(CONTACT_FORM.retention.days),
      meaning: 'Retention of contact forms; complaints: three years.',
    }),
    clamdAddress: scanner('CLAMD_ADDRESS', {
      meaning:
        'clamd for these files, refused while it is down; `off`: no scan. Required in production with `CMS_FORMS_TOKEN`.',
    }),
    deskUrl: url('DESK_URL', {
      default: 'http://localhost:4001',
      meaning: 'URL of [the desk](operations.md#the-desk) API.',
    }),
    deskToken: token('DESK_TOKEN', {
      off: 'off',
      fallback: 'generated',
      meaning: 'Shared with the e-services; empty or `off`: no desk.',
    }),
  },
  'Secrets of Strapi': {
    appKeys: setting<readonly string[]>(
      'APP_KEYS',
      {
        rule: 'keys separated by commas, at least 16 characters',
        accepts: 'list of 16+ characters each',
        empty: [],
        parse: parseKeys,
      },
      {
        required: true,
        secret: true,
        fallback: 'generated',
        hint: '"npm run setup" generates them',
        meaning: 'Sign session cookies.',
      },
    ),
    apiTokenSalt: required('API_TOKEN_SALT', 'Salt of API tokens.'),
    adminJwtSecret: required('ADMIN_JWT_SECRET', 'Signs sessions of the panel.'),
    transferTokenSalt: required('TRANSFER_TOKEN_SALT', 'Salt of transfer tokens.'),
    encryptionKey: required('ENCRYPTION_KEY', 'Encrypts API tokens.'),
    jwtSecret: required('JWT_SECRET', 'Signs sessions of users of the content API.'),
  },
  Seeding: {
    seedScale: wholeNumber('SEED_SCALE', 1, 1000, {
      default: '1',
      meaning: 'Copies of each article, circular and announcement, for load tests.',
    }),
    seedAllowMissing: oneOf('SEED_ALLOW_MISSING', ['0', '1'], {
      default: '0',
      meaning: '`1` skips files and entries with errors instead of failing.',
    }),
  },
};

function parseKeys(given: string): string[] | undefined {
  const keys = given.split(',').map((key) => key.trim());
  const used = keys.filter((key) => key !== '');
  return given.length >= 16 && used.length > 0 ? used : undefined;
}

import { isIP } from 'node:net';
import path from 'node:path';
import { CONTACT_FORM } from '@ports-authority/e-services-contract';
import { bucketSettings, type BucketSettings } from '@ports-authority/object-storage';
import dotenv from 'dotenv';
import { isLocal, weakness } from './own-secrets';

/** Folder of this package. */
export const ROOT = path.resolve(__dirname, '..', '..');

dotenv.config({ path: path.join(ROOT, '.env'), quiet: true });

// Strapi reads these variables before its configuration: import this module before Strapi.
process.env.NODE_ENV ??= 'production';
process.env.STRAPI_TELEMETRY_DISABLED = 'true';
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE = 'ar';

export interface Settings {
  host: string;
  port: number;
  /** URL of the CMS for browsers; undefined = http://host:port. */
  publicUrl: string | undefined;
  /** IP addresses or CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  /** Absolute path of the folder with the database file and uploads. */
  dataDir: string;
  /** S3 bucket of uploads and contact form files; undefined = data folder. */
  bucket: BucketSettings | undefined;
  /** Redis of shared sign-in counters; '' = in memory. */
  redisUrl: string;
  metricsHost: string;
  /** 0 = no metrics. */
  metricsPort: number;
  database: { client: 'sqlite' } | { client: 'postgres'; url: string; ssl: boolean };
  serveAdmin: boolean;
  siteWebhookUrl: string;
  webhookSecret: string;
  readToken: string;
  /** Public URL of the site, for previews. */
  sitePreviewUrl: string;
  /** '' = no previews. */
  previewSecret: string;
  /** The only token that may read drafts; '' = none. */
  previewToken: string;
  /** The only token that may send contact forms; '' = none are accepted. */
  formsToken: string;
  formsRetentionDays: number;
  /** clamd that scans the files of contact forms; '' = no scan. */
  clamdAddress: string;
  /** URL of the desk API of the e-services. */
  deskUrl: string;
  /** Shared with the e-services; '' = no desk. */
  deskToken: string;
  /** The first account. */
  admin: { email: string; password: string };
  /** True if the CMS or the site can be reached from other machines. */
  isPublic: boolean;
  secrets: {
    appKeys: string[];
    apiTokenSalt: string;
    adminJwt: string;
    transferTokenSalt: string;
    encryptionKey: string;
    jwt: string;
  };
}

type Env = Record<string, string | undefined>;

const MIN_SECRET = 16;
/** Same limit as in the e-services. */
const MIN_DESK_TOKEN = 32;
const MAX_RETENTION_DAYS = 36_500;

/**
 * Reads and validates the settings of the environment and `.env`.
 * @throws Error with a message per invalid value
 */
export function readSettings(env: Env = process.env): Settings {
  const problems: string[] = [];

  const text = (name: string, fallback: string): string => env[name]?.trim() || fallback;

  const secret = (name: string): string => {
    const value = env[name]?.trim() ?? '';
    if (value.length < MIN_SECRET) {
      problems.push(
        `${name} must have at least ${MIN_SECRET} characters; "npm run setup" generates one.`,
      );
    }
    return value;
  };

  const optionalSecret = (name: string): string => (env[name]?.trim() ? secret(name) : '');

  const url = (name: string, fallback: string): string => {
    const value = text(name, fallback);
    if (value && !(/^https?:\/\/\S+$/.test(value) && URL.canParse(value))) {
      problems.push(`${name} must be a URL that begins with http:// or https://, not "${value}".`);
    }
    return value;
  };

  const list = (name: string, fallback: string): string[] =>
    text(name, fallback)
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);

  const flag = (name: string, fallback: boolean): boolean => {
    const value = text(name, '');
    if (value === '') return fallback;
    if (value === 'true' || value === 'false') return value === 'true';
    problems.push(`${name} must be true or false, not "${value}".`);
    return fallback;
  };

  const wholeNumber = (name: string, fallback: number, max: number, min = 1): number => {
    const raw = text(name, String(fallback));
    const value = /^\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN;
    if (value >= min && value <= max) return value;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${env[name]}".`);
    return fallback;
  };

  const email = text('ADMIN_EMAIL', '');
  if (!/^\S+@\S+\.\S+$/.test(email)) {
    problems.push(
      `ADMIN_EMAIL must be the e-mail address of the first administrator, not "${email}".`,
    );
  }
  const password = env.ADMIN_PASSWORD ?? '';
  if (!/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{12,}$/.test(password)) {
    problems.push(
      'ADMIN_PASSWORD must have at least 12 characters with a lower-case letter, an upper-case letter and a digit; "npm run setup" generates one.',
    );
  }

  const scanner = text('CLAMD_ADDRESS', '');
  if (!scanner && env.NODE_ENV === 'production' && text('CMS_FORMS_TOKEN', '')) {
    problems.push(
      'CLAMD_ADDRESS must be set when CMS_FORMS_TOKEN is and NODE_ENV is production: the address of a clamd, or "off" if files are to be stored without a virus scan.',
    );
  }
  const clamdAddress = scanner === 'off' ? '' : scanner;
  if (clamdAddress && !/^(\/.{1,100}|[0-9A-Za-z.-]{1,253}:\d{1,5})$/.test(clamdAddress)) {
    problems.push(
      `CLAMD_ADDRESS must be host:port, the absolute path of a socket, or off, not "${clamdAddress}".`,
    );
  }

  const appKeys = secret('APP_KEYS')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);

  if (appKeys.length === 0 && !problems.some((problem) => problem.startsWith('APP_KEYS'))) {
    problems.push('APP_KEYS must be keys separated by commas; "npm run setup" generates them.');
  }

  const host = text('CMS_HOST', '127.0.0.1');
  if (!/^[0-9A-Za-z.:-]{1,253}$/.test(host)) {
    problems.push(`CMS_HOST must be a host name or an IP address, not "${host}".`);
  }

  const metricsHost = text('CMS_METRICS_HOST', 'localhost');
  if (!/^[0-9A-Za-z.:-]{1,253}$/.test(metricsHost)) {
    problems.push(`CMS_METRICS_HOST must be a host name or an IP address, not "${metricsHost}".`);
  }
  const redisUrl = text('REDIS_URL', '');
  if (redisUrl && !(/^rediss?:\/\/\S+$/.test(redisUrl) && URL.canParse(redisUrl))) {
    // Not the value, which may contain a password.
    problems.push('REDIS_URL must be an address that begins with redis:// or rediss://.');
  }

  // "off" disables the desk, as in the e-services.
  const givenDeskToken = text('DESK_TOKEN', '');
  const deskToken = givenDeskToken === 'off' ? '' : givenDeskToken;
  if (deskToken && (deskToken.length < MIN_DESK_TOKEN || !/^[!-~]+$/.test(deskToken))) {
    problems.push(
      `DESK_TOKEN must be off or at least ${MIN_DESK_TOKEN} characters from "!" to "~", without spaces.`,
    );
  }

  const publicUrl = url('CMS_PUBLIC_URL', '') || undefined;
  // A public CMS usually has its proxy on the same machine.
  const trustedProxies = list('CMS_TRUSTED_PROXIES', publicUrl ? '127.0.0.1,::1' : '');
  if (!trustedProxies.every(isIpOrRange)) {
    problems.push('CMS_TRUSTED_PROXIES must be IP addresses or CIDR ranges separated by commas.');
  }

  const siteWebhookUrl = url('SITE_WEBHOOK_URL', 'http://localhost:3000/api/revalidate');
  const sitePreviewUrl = url('SITE_PREVIEW_URL', 'http://localhost:3000');

  const settings: Settings = {
    host,
    port: wholeNumber('CMS_PORT', 1337, 65_535),
    publicUrl,
    trustedProxies,
    dataDir: path.resolve(ROOT, text('CMS_DATA_DIR', '.data')),
    database: readDatabase(text, flag, problems),
    bucket: bucketSettings(
      (name) => text(name, ''),
      'cms/',
      (problem) => problems.push(problem),
    ),
    redisUrl,
    metricsHost,
    metricsPort: wholeNumber('CMS_METRICS_PORT', 0, 65_535, 0),
    serveAdmin: flag('SERVE_ADMIN', true),
    siteWebhookUrl,
    webhookSecret: secret('WEBHOOK_SECRET'),
    readToken: secret('CMS_READ_TOKEN'),
    sitePreviewUrl,
    previewSecret: optionalSecret('PREVIEW_SECRET'),
    previewToken: optionalSecret('CMS_PREVIEW_TOKEN'),
    formsToken: optionalSecret('CMS_FORMS_TOKEN'),
    formsRetentionDays: wholeNumber(
      'CMS_FORMS_RETENTION_DAYS',
      CONTACT_FORM.retention.days,
      MAX_RETENTION_DAYS,
    ),
    clamdAddress,
    deskUrl: url('DESK_URL', 'http://localhost:4001'),
    deskToken,
    admin: { email, password },
    isPublic: !isLocal(host) || [publicUrl, sitePreviewUrl, siteWebhookUrl].some(isElsewhere),
    secrets: {
      appKeys,
      apiTokenSalt: secret('API_TOKEN_SALT'),
      adminJwt: secret('ADMIN_JWT_SECRET'),
      transferTokenSalt: secret('TRANSFER_TOKEN_SALT'),
      encryptionKey: secret('ENCRYPTION_KEY'),
      jwt: secret('JWT_SECRET'),
    },
  };

  if (problems.length === 0 && settings.isPublic) problems.push(...demoFaults(settings, env));
  if (problems.length > 0) {
    throw new Error(`The settings of the CMS are invalid:\n- ${problems.join('\n- ')}`);
  }
  return settings;
}

const SECRETS = [
  'ADMIN_PASSWORD',
  'WEBHOOK_SECRET',
  'PREVIEW_SECRET',
  'CMS_READ_TOKEN',
  'CMS_PREVIEW_TOKEN',
  'CMS_FORMS_TOKEN',
  'DESK_TOKEN',
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
];

/** Messages for weak secrets and demo values in a public installation. */
function demoFaults({ admin }: Settings, env: Env): string[] {
  const faults = SECRETS.flatMap((name) => {
    const value = env[name]?.trim();
    const reason = value && weakness(value);
    return reason
      ? [
          `${name} must be a secret of this installation, but it ${reason}; "npm run setup" generates one.`,
        ]
      : [];
  });
  if (isLocal(admin.email.slice(admin.email.lastIndexOf('@') + 1))) {
    faults.push(
      `ADMIN_EMAIL must be the e-mail address of the first administrator, not "${admin.email}".`,
    );
  }
  return faults;
}

function isElsewhere(address: string | undefined): boolean {
  return address !== undefined && URL.canParse(address) && !isLocal(new URL(address).hostname);
}

function isIpOrRange(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const max = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max);
  return max > 0 && isRange && more.length === 0;
}

function readDatabase(
  text: (name: string, fallback: string) => string,
  flag: (name: string, fallback: boolean) => boolean,
  problems: string[],
): Settings['database'] {
  const client = text('DATABASE_CLIENT', 'sqlite');
  const ssl = flag('DATABASE_SSL', false);
  if (client === 'sqlite') return { client };
  if (client !== 'postgres') {
    problems.push(`DATABASE_CLIENT must be sqlite or postgres, not "${client}".`);
    return { client: 'sqlite' };
  }
  const address = text('DATABASE_URL', '');
  if (!/^postgres(ql)?:\/\/\S+$/.test(address) || !URL.canParse(address)) {
    problems.push(
      'DATABASE_URL must be an address that begins with postgres:// when DATABASE_CLIENT is postgres.',
    );
  }
  return { client, url: address, ssl };
}

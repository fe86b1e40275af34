import { loadEnvConfig } from '@next/env';
import * as yup from 'yup';

/** Thrown at start when the environment holds a wrong value; the message names each one. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

const httpAddress = (name: string) =>
  yup
    .string()
    .trim()
    .matches(
      /^https?:\/\/[^\s]+$/,
      `${name} must be an http(s) address, for example https://ports.example.`,
    );

const wholeNumber = (name: string, low: number, high: number) =>
  yup
    .number()
    .typeError(`${name} must be a whole number from ${low} to ${high}.`)
    .integer(`${name} must be a whole number from ${low} to ${high}.`)
    .min(low, `${name} must be a whole number from ${low} to ${high}.`)
    .max(high, `${name} must be a whole number from ${low} to ${high}.`);

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const siteAddress = httpAddress('SITE_URL')
  .test(
    'origin-only',
    'SITE_URL must be an origin without a path, for example https://ports.example.',
    (value) =>
      value === undefined || URL.canParse(value) === false || new URL(value).pathname === '/',
  )
  .test(
    'https-outside-localhost',
    'SITE_URL must start with https:// unless its host is localhost.',
    (value) =>
      value === undefined ||
      !URL.canParse(value) ||
      new URL(value).protocol === 'https:' ||
      LOOPBACK.test(new URL(value).hostname),
  );

const schema = yup.object({
  PORT: wholeNumber('PORT', 1, 65535).default(3000),
  SITE_URL: siteAddress,
  CONTENT_API_URL: httpAddress('CONTENT_API_URL').default('http://localhost:1337'),
  CONTENT_MEDIA_URL: httpAddress('CONTENT_MEDIA_URL'),
  CONTENT_API_TOKEN: yup.string().trim().default(''),
  CONTENT_API_TIMEOUT_MS: wholeNumber('CONTENT_API_TIMEOUT_MS', 100, 60_000).default(4000),
  CONTENT_REVALIDATE_SECONDS: wholeNumber('CONTENT_REVALIDATE_SECONDS', 1, 86_400).default(300),
  CONTENT_RETRY_SECONDS: wholeNumber('CONTENT_RETRY_SECONDS', 1, 3600).default(20),
  WEBHOOK_SECRET: yup
    .string()
    .trim()
    .default('')
    .test(
      'long-enough',
      'WEBHOOK_SECRET must be at least 16 characters long (or left out: the webhook is then closed).',
      (value) => value === '' || value.length >= 16,
    ),
  DATA_DIR: yup.string().trim().default('.data'),
  MEDIA_CACHE_MEGABYTES: wholeNumber('MEDIA_CACHE_MEGABYTES', 10, 1_000_000).default(2048),
  WARM_UP: yup.string().oneOf(['on', 'off'], 'WARM_UP must be on or off.').default('on'),
  LOG_LEVEL: yup
    .string()
    .oneOf(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.',
    )
    .default('info'),
  CAREERS_URL: httpAddress('CAREERS_URL'),
  OPEN_DATA_URL: httpAddress('OPEN_DATA_URL'),
  CUSTOMER_PORTAL_URL_AR: httpAddress('CUSTOMER_PORTAL_URL_AR'),
  CUSTOMER_PORTAL_URL_EN: httpAddress('CUSTOMER_PORTAL_URL_EN'),
  CUSTOMER_PORTAL_REGISTER_URL_AR: httpAddress('CUSTOMER_PORTAL_REGISTER_URL_AR'),
  CUSTOMER_PORTAL_REGISTER_URL_EN: httpAddress('CUSTOMER_PORTAL_REGISTER_URL_EN'),
  MAPBOX_TOKEN: yup
    .string()
    .trim()
    .matches(/^pk\./, 'MAPBOX_TOKEN must be a public Mapbox token, which starts with pk.'),
});

export interface Config {
  /** Port the site listens on. */
  readonly port: number;
  /** The site's one public origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly contentApiUrl: string;
  /** Origin that /media streams files from. */
  readonly contentMediaUrl: string;
  readonly contentApiToken: string;
  readonly contentApiTimeoutMs: number;
  /** Seconds after which content is asked for again although no webhook came. */
  readonly contentRevalidateSeconds: number;
  /** Seconds a page lives that was made from the last good copies. */
  readonly contentRetrySeconds: number;
  /** Empty: the webhook refuses everything. */
  readonly webhookSecret: string;
  readonly dataDirectory: string;
  readonly mediaCacheBytes: number;
  readonly warmUp: boolean;
  readonly logLevel: string;
  readonly careersUrl: string | undefined;
  readonly openDataUrl: string | undefined;
  readonly customerPortalUrl: Readonly<Record<'ar' | 'en', string | undefined>>;
  readonly customerPortalRegisterUrl: Readonly<Record<'ar' | 'en', string | undefined>>;
  /** With it, maps are Mapbox's; without it, the site's own. */
  readonly mapboxToken: string | undefined;
}

/**
 * Reads and checks the environment. Empty values count as left out.
 * @throws ConfigurationError with a sentence for each wrong value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  let values;
  try {
    values = schema.validateSync(given, { abortEarly: false });
  } catch (error) {
    if (error instanceof yup.ValidationError) throw new ConfigurationError(error.errors.join('\n'));
    throw error;
  }
  return {
    port: values.PORT,
    siteUrl: withoutSlash(values.SITE_URL ?? `http://localhost:${values.PORT}`),
    contentApiUrl: withoutSlash(values.CONTENT_API_URL),
    contentMediaUrl: withoutSlash(values.CONTENT_MEDIA_URL ?? values.CONTENT_API_URL),
    contentApiToken: values.CONTENT_API_TOKEN,
    contentApiTimeoutMs: values.CONTENT_API_TIMEOUT_MS,
    contentRevalidateSeconds: values.CONTENT_REVALIDATE_SECONDS,
    contentRetrySeconds: values.CONTENT_RETRY_SECONDS,
    webhookSecret: values.WEBHOOK_SECRET,
    dataDirectory: values.DATA_DIR,
    mediaCacheBytes: values.MEDIA_CACHE_MEGABYTES * 1024 * 1024,
    warmUp: values.WARM_UP === 'on',
    logLevel: values.LOG_LEVEL,
    careersUrl: values.CAREERS_URL,
    openDataUrl: values.OPEN_DATA_URL,
    customerPortalUrl: { ar: values.CUSTOMER_PORTAL_URL_AR, en: values.CUSTOMER_PORTAL_URL_EN },
    customerPortalRegisterUrl: {
      ar: values.CUSTOMER_PORTAL_REGISTER_URL_AR ?? values.CUSTOMER_PORTAL_URL_AR,
      en: values.CUSTOMER_PORTAL_REGISTER_URL_EN ?? values.CUSTOMER_PORTAL_URL_EN,
    },
    mapboxToken: values.MAPBOX_TOKEN,
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

let current: Config | undefined;

/** The checked configuration of this process. */
export function config(): Config {
  if (!current) {
    loadEnvConfig(process.cwd(), process.env.NODE_ENV !== 'production', { info() {}, error() {} });
    current = readConfig(process.env);
  }
  return current;
}

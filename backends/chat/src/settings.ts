import * as yup from 'yup';
import { addressMatcher } from '@ports-authority/client-address';

/** Invalid settings; one message per line. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const number = (name: string, low: number, high: number) => {
  const message = `${name} must be a whole number from ${low} to ${high}.`;
  return yup
    .number()
    .transform((value: number, given: unknown) =>
      /^\d+$/.test(String(given).trim()) ? value : Number.NaN,
    )
    .typeError(message)
    .min(low, message)
    .max(high, message);
};

const hostName = (name: string) =>
  yup
    .string()
    .trim()
    .matches(/^[0-9A-Za-z.:-]{1,253}$/, `${name} must be a host name or an IP address.`);

const httpUrl = (name: string) =>
  yup
    .string()
    .trim()
    .test(
      'http-url',
      `${name} must be an http(s) URL.`,
      (value) => value === undefined || (/^https?:\/\/\S+$/.test(value) && URL.canParse(value)),
    );

/** Parses a comma-separated list; origins lose trailing slashes, as in `Origin`. */
function listItems(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim().replace(/\/+$/, ''))
    .filter(Boolean);
}

function isOrigin(entry: string): boolean {
  return /^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry;
}

function areAddresses(entries: readonly string[]): boolean {
  try {
    addressMatcher(entries);
    return true;
  } catch {
    return false;
  }
}

const schema = yup.object({
  CHAT_PORT: number('CHAT_PORT', 1, 65535).default(5000),
  CHAT_HOST: hostName('CHAT_HOST').default('localhost'),
  CHAT_ALLOWED_ORIGINS: yup
    .string()
    .trim()
    .default('')
    .test(
      'origins',
      'CHAT_ALLOWED_ORIGINS must be a comma-separated list of origins, for example https://ports.example.',
      (value) => listItems(value).every(isOrigin),
    ),
  CHAT_MAX_CONNECTIONS: number('CHAT_MAX_CONNECTIONS', 1, 1_000_000).default(5000),
  CHAT_MAX_CONNECTIONS_PER_ADDRESS: number(
    'CHAT_MAX_CONNECTIONS_PER_ADDRESS',
    1,
    1_000_000,
  ).default(50),
  CHAT_MAX_MESSAGES_PER_ADDRESS: number('CHAT_MAX_MESSAGES_PER_ADDRESS', 1, 1_000_000).default(
    1200,
  ),
  CHAT_TRUSTED_PROXIES: yup
    .string()
    .trim()
    .default('')
    .test(
      'addresses',
      'CHAT_TRUSTED_PROXIES must be a comma-separated list of IP addresses or ranges, for example 10.0.0.0/8,::1.',
      (value) => areAddresses(listItems(value)),
    ),
  REDIS_URL: yup
    .string()
    .trim()
    .test(
      'redis-url',
      'REDIS_URL must be an address such as redis://localhost:6379/0.',
      (value) =>
        value === undefined ||
        (/^rediss?:\/\/[^\s/?#]+(?:\/\d+)?$/.test(value) && URL.canParse(value)),
    ),
  CHAT_DRAIN_DELAY_SECONDS: number('CHAT_DRAIN_DELAY_SECONDS', 0, 300).default(0),
  CHAT_METRICS_PORT: number('CHAT_METRICS_PORT', 0, 65535).default(0),
  CHAT_METRICS_HOST: hostName('CHAT_METRICS_HOST').default('localhost'),
  CONTENT_API_URL: httpUrl('CONTENT_API_URL'),
  CONTENT_API_TOKEN: yup.string().trim().default(''),
  LOG_LEVEL: yup
    .string()
    .oneOf(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.',
    )
    .default('info'),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Allowed origins; empty: any page on this machine. */
  readonly allowedOrigins: readonly string[];
  readonly maxConnections: number;
  /** Maximum per client address: an IPv4 address or an IPv6 /64. */
  readonly maxConnectionsPerAddress: number;
  /** Messages per client address and minute. */
  readonly maxMessagesPerAddress: number;
  /** Addresses or ranges of the proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Redis shared by the processes of the hub. */
  readonly redisUrl: string | undefined;
  /** Drain delay after SIGTERM, with failing readiness. */
  readonly drainDelayMs: number;
  readonly metricsHost: string;
  /** 0: no metrics. */
  readonly metricsPort: number;
  /** Source of the contact facts; without it answers refer to the contact page. */
  readonly contentApiUrl: string | undefined;
  readonly contentApiToken: string;
  readonly logLevel: string;
}

/**
 * Reads and validates the settings; empty values count as unset.
 * @throws SettingsError with a message for each invalid value
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  try {
    const values = schema.validateSync(given, { abortEarly: false });
    return {
      port: values.CHAT_PORT,
      host: values.CHAT_HOST,
      allowedOrigins: listItems(values.CHAT_ALLOWED_ORIGINS),
      maxConnections: values.CHAT_MAX_CONNECTIONS,
      maxConnectionsPerAddress: values.CHAT_MAX_CONNECTIONS_PER_ADDRESS,
      maxMessagesPerAddress: values.CHAT_MAX_MESSAGES_PER_ADDRESS,
      trustedProxies: listItems(values.CHAT_TRUSTED_PROXIES),
      redisUrl: values.REDIS_URL,
      drainDelayMs: values.CHAT_DRAIN_DELAY_SECONDS * 1000,
      metricsHost: values.CHAT_METRICS_HOST,
      metricsPort: values.CHAT_METRICS_PORT,
      contentApiUrl: values.CONTENT_API_URL?.replace(/\/+$/, ''),
      contentApiToken: values.CONTENT_API_TOKEN,
      logLevel: values.LOG_LEVEL,
    };
  } catch (error) {
    if (error instanceof yup.ValidationError) throw new SettingsError(error.errors.join('\n'));
    throw error;
  }
}

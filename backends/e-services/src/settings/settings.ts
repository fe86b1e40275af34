import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bucketSettings, type BucketSettings } from '@ports-authority/object-storage';
import type { CaseKind } from '@ports-authority/e-services-contract';
import type { Holidays } from '../cases/holidays.js';
import type { DatabaseSettings } from '../database/connect.js';
import type { CaptchaQuota } from '../limits/captcha-limits.js';
import type { LookupQuota } from '../limits/lookup-limits.js';
import type { SmsSettings, WebhookSettings } from '../outbox/http-senders.js';
import type { MailSettings } from '../outbox/mail.js';
import type { NoticeSettings } from '../cases/notices.js';
import { readDesk, readMessages } from './messages.js';
import { isLoopback, isLoopbackUrl, isPostgresUrl, settingsReader, type Reader } from './reader.js';
import { readCaptcha, readSubmissions } from './submissions.js';
import type { ReservationRules } from '../movables/reservations.js';

/** The service's settings, read from environment variables. */
export interface Settings extends DatabaseSettings {
  production: boolean;
  host: string;
  port: number;
  /** Shared with the site, whose requests carry it; empty: requests need none. */
  token: string;
  captchaTestAnswers: boolean;
  captchaLifetimeSeconds: number;
  /** Secret that instances share; empty: one of the data folder. */
  captchaKey: string;
  captchaQuota: CaptchaQuota;
  /** Hash iterations that a proof of work takes at most. */
  proofEffort: number;
  logLevel: string;
  /** How long the service goes on serving after SIGTERM, when it is not ready any more. */
  drainDelayMs: number;
  /** Where submitted files are; undefined: in the data folder. */
  bucket: BucketSettings | undefined;
  metricsHost: string;
  /** 0: no metrics. */
  metricsPort: number;
  /** Base URL of an OTLP/HTTP collector; empty: no traces. */
  tracesEndpoint: string;
  /** Address of clamd; empty: files are not scanned. */
  clamdAddress: string;
  /** Retention of submissions in days, by kind. */
  retentionDays: Record<CaseKind, number>;
  /** Submissions that one client may have stored in a day, by kind. */
  submissionsPerDay: Record<CaseKind, number>;
  /** Limit of database and files on the disk. */
  maxStorageBytes: number;
  lookupQuota: LookupQuota;
  reservationRules: ReservationRules;
  /** Where staff's desk is served; without a token it is not. */
  desk: { host: string; port: number; token: string; unscannedFiles: boolean };
  /** How long it is kept who has seen personal data. */
  accessLogDays: number;
  holidays: Holidays;
  /** Undefined: no mail is sent; likewise the other two. */
  mail: MailSettings | undefined;
  sms: SmsSettings | undefined;
  webhook: WebhookSettings | undefined;
  notices: NoticeSettings;
  subscriptions: SubscriptionSettings;
}

/** How subscribers are notified of what is new. */
export interface SubscriptionSettings {
  /** False without mail or a site. */
  isOn: boolean;
  /** Signs links; empty: the captcha's secret does. */
  key: string;
  /** Origin at which this service reaches the site. */
  siteApiUrl: string;
  /** Hour of the daily mail, in Riyadh. */
  digestHour: number;
  /** Between two looks at the site and the vessels. */
  everyMs: number;
  linksPerDay: number;
  perClient: number;
}

/** Settings are invalid; the message has a sentence for each. */
export class SettingsError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];
const MAX_SOCKET_PATH_BYTES = 100;

/**
 * Reads and validates the settings.
 * @throws SettingsError with a sentence for each invalid value
 */
export function loadSettings(env: NodeJS.ProcessEnv): Settings {
  const reader = settingsReader(env);
  const { faults, value } = reader;
  const processSettings = readProcess(reader);
  const settings: Settings = {
    ...processSettings,
    ...readDatabase(reader),
    ...readCaptcha(reader),
    ...readSubmissions(reader),
    ...readDesk(reader, processSettings.token),
    ...readMessages(reader),
    bucket: bucketSettings(value, 'e-services/', (fault) => faults.push(fault)),
  };
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
}

function readProcess({
  faults,
  value,
  refuse,
  wholeNumber,
  oneOf,
  hostName,
  secret,
  production,
}: Reader) {
  const dataDir = path.resolve(value('E_SERVICES_DATA_DIR') ?? '.data');
  if (Buffer.byteLength(socketPath(dataDir)) > MAX_SOCKET_PATH_BYTES) {
    faults.push(
      'E_SERVICES_DATA_DIR must be a shorter path: the path of a socket in it is limited to 100 bytes.',
    );
  }
  const host = hostName('E_SERVICES_HOST');
  const token = secret('E_SERVICES_TOKEN', false);
  if (!token && !isLoopback(host)) {
    faults.push(
      'E_SERVICES_TOKEN must be set when E_SERVICES_HOST is not this machine alone: anybody who reaches the service could use it.',
    );
  }
  const tracesEndpoint = (value('OTEL_EXPORTER_OTLP_ENDPOINT') ?? '').replace(/\/+$/, '');
  if (tracesEndpoint && !(/^https?:/.test(tracesEndpoint) && URL.canParse(tracesEndpoint))) {
    refuse('OTEL_EXPORTER_OTLP_ENDPOINT', 'an http(s) URL');
  }
  return {
    production,
    dataDir,
    host,
    port: wholeNumber('E_SERVICES_PORT', 4000, 1, 65535),
    token,
    drainDelayMs: wholeNumber('E_SERVICES_DRAIN_DELAY_SECONDS', 0, 0, 300) * 1000,
    metricsHost: hostName('E_SERVICES_METRICS_HOST'),
    metricsPort: wholeNumber('E_SERVICES_METRICS_PORT', 0, 0, 65535),
    tracesEndpoint,
    logLevel: oneOf('LOG_LEVEL', 'info', LOG_LEVELS),
  };
}

function readDatabase({ faults, value, refuse, oneOf }: Reader) {
  const databaseUrl = value('DATABASE_URL') ?? '';
  if (databaseUrl && !isPostgresUrl(databaseUrl)) {
    faults.push('DATABASE_URL must be a URL like postgres://user:password@host:5432/name.');
  }
  if (/[?&](ssl|sslmode|sslrootcert|sslcert|sslkey)=/i.test(databaseUrl)) {
    faults.push('DATABASE_URL must not say how TLS is used; DATABASE_SSL does.');
  }
  const ssl = oneOf('DATABASE_SSL', '', ['on', 'off']);
  if (databaseUrl && value('DATABASE_SSL') === undefined && !isLoopbackUrl(databaseUrl)) {
    faults.push('DATABASE_SSL must be on or off when the database is on another machine.');
  }
  const authority = certificateAuthority({ value, refuse });
  return { databaseUrl, databaseTls: ssl === 'on' && { rejectUnauthorized: true, ...authority } };
}

function certificateAuthority({ value, refuse }: Pick<Reader, 'value' | 'refuse'>): {
  ca?: string;
} {
  const file = value('DATABASE_SSL_CA');
  if (file === undefined) return {};
  try {
    return { ca: readFileSync(file, 'utf8') };
  } catch {
    refuse('DATABASE_SSL_CA', 'a file that can be read');
    return {};
  }
}

/**
 * Path of the Unix socket through which the command-line tool reaches the running service.
 * The operating system limits its length, so the shorter of the relative and the absolute path is
 * used.
 */
export function socketPath(dataDir: string): string {
  const absolute = path.join(dataDir, 'admin.sock');
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}

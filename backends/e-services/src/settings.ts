import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bucketSettings, type BucketSettings } from '@ports-authority/object-storage';
import {
  DEPARTMENTS,
  CASE_KINDS,
  type Department,
  type CaseKind,
} from '@ports-authority/e-services-contract';
import { readHolidays, type Holidays } from './cases/holidays.js';
import type { DatabaseSettings } from './database/connect.js';
import type { CaptchaQuota } from './limits/captcha-limits.js';
import type { LookupQuota } from './limits/lookup-limits.js';
import { packagePath } from './paths.js';
import type { SmsSettings, WebhookSettings } from './outbox/http-senders.js';
import type { MailSettings } from './outbox/mail.js';
import type { NoticeSettings } from './cases/notices.js';
import {
  isInnerUrl,
  isLoopback,
  isLoopbackUrl,
  isPostgresUrl,
  isSafeUrl,
  isSmtpUrl,
  settingsReader,
} from './settings-reader.js';
import type { ReservationRules } from './movables/reservations.js';

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
  /** What database and files may take of the disk. */
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
  /** Whether there are subscriptions: without mail or a site there are none. */
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
const MIN_KEY_CHARACTERS = 32;
const MAX_RETENTION_DAYS = 36_500;
/** How long the published rules keep each kind; complaints are contact forms. */
const RETENTION_DAYS: Record<CaseKind, number> = {
  'job-application': 180,
  contact: 3 * 365 + 1,
  order: 365,
  callback: 90,
  'data-sharing': 365,
  feedback: 365,
};

/** What the privacy policy promises to delete, whatever RETENTION_DAYS says for all kinds. */
const MOST_RETENTION_DAYS: Partial<Record<CaseKind, number>> = { 'job-application': 180 };

/** Generous, since offices and mobile carriers share addresses. */
const SUBMISSIONS_PER_DAY: Record<CaseKind, number> = {
  'job-application': 60,
  contact: 60,
  order: 60,
  callback: 100,
  'data-sharing': 60,
  feedback: 500,
};

/**
 * Reads and validates the settings.
 * @throws SettingsError with a sentence for each invalid value
 */
export function loadSettings(env: NodeJS.ProcessEnv): Settings {
  const { faults, value, refuse, wholeNumber, oneOf, hostName, secret, mailAddress, webUrl } =
    settingsReader(env);

  function certificateAuthority(): { ca?: string } {
    const file = value('DATABASE_SSL_CA');
    if (file === undefined) return {};
    try {
      return { ca: readFileSync(file, 'utf8') };
    } catch {
      refuse('DATABASE_SSL_CA', 'a file that can be read');
      return {};
    }
  }

  const production = value('NODE_ENV') === 'production';
  const dataDir = path.resolve(value('E_SERVICES_DATA_DIR') ?? '.data');
  const databaseUrl = value('DATABASE_URL') ?? '';
  const captchaTestAnswers = oneOf('CAPTCHA_TEST_ANSWERS', 'off', ['on', 'off']) === 'on';
  const host = hostName('E_SERVICES_HOST');

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
  const authority = certificateAuthority();
  const databaseTls: Settings['databaseTls'] = ssl === 'on' && {
    rejectUnauthorized: true,
    ...authority,
  };
  if (captchaTestAnswers && production) {
    faults.push('CAPTCHA_TEST_ANSWERS must be off when NODE_ENV is production.');
  }
  const metricsHost = hostName('E_SERVICES_METRICS_HOST');
  const tracesEndpoint = (value('OTEL_EXPORTER_OTLP_ENDPOINT') ?? '').replace(/\/+$/, '');
  if (tracesEndpoint && !(/^https?:/.test(tracesEndpoint) && URL.canParse(tracesEndpoint))) {
    refuse('OTEL_EXPORTER_OTLP_ENDPOINT', 'an http(s) URL');
  }
  const token = secret('E_SERVICES_TOKEN', false);
  if (!token && !isLoopback(host)) {
    faults.push(
      'E_SERVICES_TOKEN must be set when E_SERVICES_HOST is not this machine alone: anybody who reaches the service could use it.',
    );
  }
  if (Buffer.byteLength(socketPath(dataDir)) > MAX_SOCKET_PATH_BYTES) {
    faults.push(
      'E_SERVICES_DATA_DIR must be a shorter path: the path of a socket in it is limited to 100 bytes.',
    );
  }

  const captchaKey = value('CAPTCHA_KEY') ?? '';
  if (captchaKey && captchaKey.length < MIN_KEY_CHARACTERS) {
    // Without the value: it would be in the log.
    faults.push(`CAPTCHA_KEY must have at least ${MIN_KEY_CHARACTERS} characters.`);
  }
  const scanner = value('CLAMD_ADDRESS') ?? '';
  if (!scanner && production) {
    faults.push(
      'CLAMD_ADDRESS must be set when NODE_ENV is production: the address of a clamd, or "off" if files are to be stored without a virus scan.',
    );
  }
  const clamdAddress = scanner === 'off' ? '' : scanner;
  if (clamdAddress && !/^(\/.{1,100}|[0-9A-Za-z.-]{1,253}:\d{1,5})$/.test(clamdAddress)) {
    refuse('CLAMD_ADDRESS', 'host:port, the absolute path of a socket, or off');
  }
  function byKind(name: string, fallback: (kind: CaseKind) => number, to: number) {
    return Object.fromEntries(
      CASE_KINDS.map((kind) => [
        kind,
        wholeNumber(`${name}_${kind.toUpperCase().replaceAll('-', '_')}`, fallback(kind), 1, to),
      ]),
    ) as Record<CaseKind, number>;
  }

  const retention =
    value('RETENTION_DAYS') === undefined
      ? undefined
      : wholeNumber('RETENTION_DAYS', 365, 1, MAX_RETENTION_DAYS);
  const retentionDays = byKind(
    'RETENTION_DAYS',
    (kind) => Math.min(retention ?? RETENTION_DAYS[kind], MOST_RETENTION_DAYS[kind] ?? Infinity),
    MAX_RETENTION_DAYS,
  );

  function siteApiUrl(): string {
    const text = (value('SITE_API_URL') ?? '').replace(/\/+$/, '');
    if (text && !isSafeUrl(text) && !isInnerUrl(text)) {
      refuse(
        'SITE_API_URL',
        'an https URL, or an http URL of this machine or a name without a domain',
      );
    }
    return text;
  }

  function holidays(): Holidays {
    const file = value('HOLIDAYS_FILE') ?? packagePath('data/holidays.json');
    try {
      return readHolidays(file);
    } catch {
      refuse('HOLIDAYS_FILE', 'a JSON file with the shape of data/holidays.json');
      return { rules: [], days: [] };
    }
  }

  const deskHost = hostName('DESK_HOST');
  const isDeskOff = value('DESK_TOKEN') === 'off';
  const deskToken = isDeskOff ? '' : secret('DESK_TOKEN', false);
  if (!deskToken && !isDeskOff && production) {
    faults.push(
      'DESK_TOKEN must be set when NODE_ENV is production: the token that the CMS has too, or "off" if staff do not work at the desk.',
    );
  }
  if (deskToken && deskToken === token) {
    faults.push('DESK_TOKEN must not be E_SERVICES_TOKEN: the site must not reach the desk.');
  }

  const smtp = value('SMTP_URL') ?? '';
  if (!smtp && production) {
    faults.push(
      'SMTP_URL must be set when NODE_ENV is production: smtp(s)://user:password@host:port, or "off" if no mail is sent.',
    );
  }
  const from = mailAddress('MAIL_FROM');
  const replyTo = mailAddress('MAIL_REPLY_TO');
  const sendsMail = smtp !== '' && smtp !== 'off';
  if (sendsMail && !isSmtpUrl(smtp)) {
    faults.push('SMTP_URL must be a URL like smtps://user:password@host:465, or off.');
  }
  if (sendsMail && !from) {
    faults.push('MAIL_FROM must be set when SMTP_URL is: the address that mails come from.');
  }
  const smsUrl = webUrl('SMS_URL');
  const smsToken = secret('SMS_TOKEN', smsUrl !== '');
  const webhookUrl = webUrl('WEBHOOK_URL');
  const webhookSecret = secret('WEBHOOK_SECRET', webhookUrl !== '');
  const siteUrl = webUrl('SITE_URL').replace(/\/+$/, '');
  const subscriptionKey = secret('SUBSCRIPTION_KEY', false);
  const deskMail = mailAddress('DESK_MAIL');
  const departmentMail = Object.fromEntries(
    DEPARTMENTS.map((department) => [
      department,
      mailAddress(`DESK_MAIL_${department.toUpperCase().replaceAll('-', '_')}`) || deskMail,
    ]),
  ) as Record<Department, string>;

  const bucket = bucketSettings(value, 'e-services/', (fault) => faults.push(fault));

  const settings: Settings = {
    bucket,
    production,
    host,
    port: wholeNumber('E_SERVICES_PORT', 4000, 1, 65535),
    token,
    dataDir,
    databaseUrl,
    databaseTls,
    captchaTestAnswers,
    captchaLifetimeSeconds: wholeNumber('CAPTCHA_LIFETIME_SECONDS', 1200, 1, 86400),
    captchaKey,
    captchaQuota: {
      openings: wholeNumber('CAPTCHA_OPENINGS_PER_ADDRESS', 200, 1, 1_000_000),
      checks: wholeNumber('CAPTCHA_CHECKS_PER_ADDRESS', 300, 1, 1_000_000),
      wrongAnswers: wholeNumber('CAPTCHA_WRONG_PER_ADDRESS', 50, 1, 1_000_000),
    },
    proofEffort: wholeNumber('CAPTCHA_PROOF_EFFORT', 240_000, 1, 100_000_000),
    drainDelayMs: wholeNumber('E_SERVICES_DRAIN_DELAY_SECONDS', 0, 0, 300) * 1000,
    metricsHost,
    metricsPort: wholeNumber('E_SERVICES_METRICS_PORT', 0, 0, 65535),
    tracesEndpoint,
    logLevel: oneOf('LOG_LEVEL', 'info', LOG_LEVELS),
    clamdAddress,
    retentionDays,
    submissionsPerDay: byKind(
      'SUBMISSIONS_PER_DAY',
      (kind) => SUBMISSIONS_PER_DAY[kind],
      1_000_000,
    ),
    maxStorageBytes: wholeNumber('MAX_STORAGE_MEGABYTES', 10_240, 100, 100_000_000) * 1024 * 1024,
    lookupQuota: {
      perClient: wholeNumber('LOOKUPS_PER_HOUR', 30, 1, 1_000_000),
      wrongDatesPerDocument: wholeNumber('WRONG_DATES_PER_HOUR', 10, 1, 1_000_000),
    },
    reservationRules: {
      openPerIdentity: wholeNumber('OPEN_ORDERS_PER_IDENTITY', 5, 1, 1_000_000),
      openPerClient: wholeNumber('OPEN_ORDERS_PER_CLIENT', 10, 1, 1_000_000),
    },
    desk: {
      host: deskHost,
      port: wholeNumber('DESK_PORT', 4001, 1, 65535),
      token: deskToken,
      unscannedFiles: oneOf('DESK_UNSCANNED_FILES', 'off', ['on', 'off']) === 'on',
    },
    accessLogDays: wholeNumber('DESK_ACCESS_LOG_DAYS', 730, 30, MAX_RETENTION_DAYS),
    holidays: holidays(),
    mail: sendsMail ? { url: smtp, from, replyTo } : undefined,
    sms: smsUrl ? { url: smsUrl, token: smsToken } : undefined,
    webhook: webhookUrl ? { url: webhookUrl, secret: webhookSecret } : undefined,
    notices: {
      mail: sendsMail,
      sms: smsUrl !== '',
      webhook: webhookUrl !== '',
      domain: from.split('@')[1] ?? 'localhost',
      siteUrl,
      mayReply: replyTo !== '',
      departmentMail,
      perRecipient: wholeNumber('ACKNOWLEDGEMENTS_PER_DAY', 20, 1, 1_000_000),
    },
    subscriptions: {
      isOn: sendsMail && siteUrl !== '',
      key: subscriptionKey,
      siteApiUrl: siteApiUrl() || siteUrl,
      digestHour: wholeNumber('SUBSCRIPTION_DIGEST_HOUR', 7, 0, 23),
      everyMs: wholeNumber('SUBSCRIPTION_LOOK_SECONDS', 30, 1, 3600) * 1000,
      linksPerDay: wholeNumber('SUBSCRIPTION_LINKS_PER_DAY', 5, 1, 1_000_000),
      perClient: wholeNumber('SUBSCRIPTIONS_PER_CLIENT', 20, 1, 1_000_000),
    },
  };
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
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

import path from 'node:path';
import {
  CASE_KINDS,
  DEPARTMENTS,
  formByKind,
  type CaseKind,
  type Department,
} from '@ports-authority/e-services-contract';
import {
  checkBucket,
  readSettings,
  toBucket,
  type Environment,
  type Refuse,
  type SettingValues,
} from '@ports-authority/settings';
import { readHolidays } from '../cases/holidays.js';
import { packagePath } from '../paths.js';
import { isLoopback, isLoopbackUrl, settingsTable } from './table.js';

/** The settings of the table, and values derived from several of them. */
export type Settings = ReturnType<typeof loadSettings>;

type Values = SettingValues<typeof settingsTable>;

const MAX_SOCKET_PATH_BYTES = 100;

/** Upper limits that the privacy policy promises. */
const PROMISED_RETENTION_DAYS: Partial<Record<CaseKind, number>> = { 'job-application': 180 };

/** @throws SettingsError */
export function loadSettings(env: Environment) {
  const production = env['NODE_ENV']?.trim() === 'production';
  const values = readSettings(settingsTable, env, ({ values: given, refuse, isSet }) => {
    if (isSet('SUBSCRIPTION_LOOK_SECONDS')) {
      refuse('SUBSCRIPTION_LOOK_SECONDS', 'must be renamed to SUBSCRIPTION_POLL_SECONDS');
    }
    checkProcess(given, refuse);
    checkDatabase(given, refuse);
    checkHolidays(given, refuse);
    checkBucket(given, refuse);
    checkMessages(given, refuse);
    if (production) checkProduction(given, refuse, isSet);
  });
  return {
    ...values,
    production,
    dataDir: path.resolve(values.dataDir),
    /** False: no TLS. */
    databaseTls: values.databaseSsl === 'on' && {
      rejectUnauthorized: true,
      ...(values.databaseAuthority && { ca: values.databaseAuthority }),
    },
    holidays: loadHolidays(values),
    /** Undefined: files are in the data folder. */
    bucket: toBucket(values),
    retentionDays: retentionDays(values),
    mail: values.smtpUrl
      ? { url: values.smtpUrl, from: values.mailFrom, replyTo: values.mailReplyTo }
      : undefined,
    sms: values.smsUrl ? { url: values.smsUrl, token: values.smsToken } : undefined,
    webhook: values.webhookUrl
      ? { url: values.webhookUrl, secret: values.webhookSecret }
      : undefined,
    notices: {
      mail: values.smtpUrl !== '',
      sms: values.smsUrl !== '',
      webhook: values.webhookUrl !== '',
      domain: values.mailFrom.split('@')[1] ?? 'localhost',
      siteUrl: values.siteUrl,
      mayReply: values.mailReplyTo !== '',
      departmentMail: Object.fromEntries(
        DEPARTMENTS.map((name) => [name, values.departmentMail[name] || values.deskMail]),
      ) as Record<Department, string>,
      perRecipient: values.acknowledgementsPerDay,
    },
    siteApiUrl: values.siteApiUrl || values.siteUrl,
  };
}

function checkProcess({ dataDir, host, token }: Values, refuse: Refuse): void {
  if (Buffer.byteLength(socketPath(path.resolve(dataDir))) > MAX_SOCKET_PATH_BYTES) {
    refuse(
      'E_SERVICES_DATA_DIR',
      `must be a shorter path: the path of a socket in it is limited to ${MAX_SOCKET_PATH_BYTES} bytes`,
    );
  }
  if (!token && !isLoopback(host)) {
    refuse(
      'E_SERVICES_TOKEN',
      'must be set when E_SERVICES_HOST is not this machine alone: anybody who reaches the service could use it',
    );
  }
}

function checkDatabase({ databaseUrl, databaseSsl }: Values, refuse: Refuse): void {
  if (/[?&](ssl|sslmode|sslrootcert|sslcert|sslkey)=/i.test(databaseUrl)) {
    refuse('DATABASE_URL', 'must not set TLS, which DATABASE_SSL does');
  }
  if (databaseUrl && databaseSsl === '' && !isLoopbackUrl(databaseUrl)) {
    refuse('DATABASE_SSL', 'must be on or off when the database is on another machine');
  }
}

function checkHolidays(values: Values, refuse: Refuse): void {
  try {
    loadHolidays(values);
  } catch {
    refuse('HOLIDAYS_FILE', 'must be a JSON file with the shape of data/holidays.json');
  }
}

const loadHolidays = ({ holidaysFile }: Values) =>
  readHolidays(holidaysFile || packagePath('data/holidays.json'));

function checkMessages(values: Values, refuse: Refuse): void {
  if (values.deskToken && values.deskToken === values.token) {
    refuse('DESK_TOKEN', 'must not be E_SERVICES_TOKEN: the site must not reach the desk');
  }
  if (values.smtpUrl && !values.mailFrom) {
    refuse('MAIL_FROM', 'must be set when SMTP_URL is: the address that mails come from');
  }
  if (values.smsUrl && !values.smsToken) refuse('SMS_TOKEN', 'must be set when SMS_URL is');
  if (values.webhookUrl && !values.webhookSecret) {
    refuse('WEBHOOK_SECRET', 'must be set when WEBHOOK_URL is');
  }
}

function checkProduction(
  { captchaTestAnswers }: Values,
  refuse: Refuse,
  isSet: (name: string) => boolean,
): void {
  if (captchaTestAnswers) {
    refuse('CAPTCHA_TEST_ANSWERS', 'must be off when NODE_ENV is production');
  }
  const required = {
    CLAMD_ADDRESS:
      'the address of a clamd, or "off" if files are to be stored without a virus scan',
    DESK_TOKEN: 'the token that the CMS has too, or "off" if staff do not work at the desk',
    SMTP_URL: 'smtp(s)://user:password@host:port, or "off" if no mail is sent',
  };
  for (const [name, value] of Object.entries(required)) {
    if (!isSet(name)) refuse(name, `must be set when NODE_ENV is production: ${value}`);
  }
}

function retentionDays({ retention, retentionByKind }: Values): Record<CaseKind, number> {
  const days = (kind: CaseKind) =>
    retentionByKind[kind] ??
    Math.min(
      retention ?? formByKind(kind).retention.days,
      PROMISED_RETENTION_DAYS[kind] ?? Infinity,
    );
  return Object.fromEntries(CASE_KINDS.map((kind) => [kind, days(kind)])) as Record<
    CaseKind,
    number
  >;
}

/**
 * Path of a Unix socket, by default the command-line tool's. Socket paths have a maximum length, so
 * the shorter of the relative and the absolute path is used.
 */
export function socketPath(dataDir: string, name = 'admin.sock'): string {
  const absolute = path.join(dataDir, name);
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}

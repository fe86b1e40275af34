import path from 'node:path';
import type { CaptchaQuota } from './limits/captcha-limits.js';
import { KINDS, type Kind } from './submissions/kinds.js';

/** The service's settings, read from environment variables. */
export interface Settings {
  production: boolean;
  host: string;
  port: number;
  /** Absolute path of the folder with the database, submitted files and the lock. */
  dataDir: string;
  /** Empty: the embedded database in the data folder. */
  databaseUrl: string;
  captchaTestAnswers: boolean;
  captchaLifetimeSeconds: number;
  /** Secret that instances share; empty: one of the data folder. */
  captchaKey: string;
  captchaQuota: CaptchaQuota;
  /** Hash iterations that a proof of work takes at most. */
  proofEffort: number;
  logLevel: string;
  /** Address of clamd; empty: files are not scanned. */
  clamdAddress: string;
  /** Retention of submissions in days, by kind. */
  retentionDays: Record<Kind, number>;
}

/** Settings are invalid; the message has a sentence for each. */
export class SettingsError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];
const MAX_SOCKET_PATH_BYTES = 100;
const MIN_KEY_CHARACTERS = 32;
const MAX_RETENTION_DAYS = 36_500;
/** The privacy policy promises to delete job applications after six months. */
const JOB_APPLICATION_DAYS = 180;

/**
 * Reads and validates the settings.
 * @throws SettingsError with a sentence for each invalid value
 */
export function loadSettings(env: NodeJS.ProcessEnv): Settings {
  const faults: string[] = [];
  const value = (name: string) => env[name]?.trim() || undefined;
  const refuse = (name: string, rule: string) => {
    faults.push(`${name} must be ${rule}, not "${value(name)}".`);
  };

  function wholeNumber(name: string, fallback: number, from: number, to: number): number {
    const text = value(name);
    if (text === undefined) return fallback;
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= from && number <= to) return number;
    refuse(name, `a whole number from ${from} to ${to}`);
    return fallback;
  }

  function oneOf(name: string, fallback: string, choices: readonly string[]): string {
    const text = value(name);
    if (text === undefined || choices.includes(text)) return text ?? fallback;
    refuse(name, `one of ${choices.join(', ')}`);
    return fallback;
  }

  const production = value('NODE_ENV') === 'production';
  const dataDir = path.resolve(value('E_SERVICES_DATA_DIR') ?? '.data');
  const databaseUrl = value('DATABASE_URL') ?? '';
  const captchaTestAnswers = oneOf('CAPTCHA_TEST_ANSWERS', 'off', ['on', 'off']) === 'on';
  const host = value('E_SERVICES_HOST') ?? 'localhost';

  if (databaseUrl && !isPostgresUrl(databaseUrl)) {
    faults.push('DATABASE_URL must be a URL like postgres://user:password@host:5432/name.');
  }
  if (captchaTestAnswers && production) {
    faults.push('CAPTCHA_TEST_ANSWERS must be off when NODE_ENV is production.');
  }
  if (!/^[0-9A-Za-z.:-]{1,253}$/.test(host))
    refuse('E_SERVICES_HOST', 'a host name or an IP address');
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
  const clamdAddress = value('CLAMD_ADDRESS') ?? '';
  if (clamdAddress && !/^(\/.{1,100}|[0-9A-Za-z.-]{1,253}:\d{1,5})$/.test(clamdAddress)) {
    refuse('CLAMD_ADDRESS', 'host:port or the absolute path of a socket');
  }
  const retention = wholeNumber('RETENTION_DAYS', 365, 1, MAX_RETENTION_DAYS);
  const retentionDays = Object.fromEntries(
    KINDS.map((kind) => {
      const name = `RETENTION_DAYS_${kind.toUpperCase().replaceAll('-', '_')}`;
      const days =
        kind === 'job-application' ? Math.min(retention, JOB_APPLICATION_DAYS) : retention;
      return [kind, wholeNumber(name, days, 1, MAX_RETENTION_DAYS)];
    }),
  ) as Record<Kind, number>;

  const settings: Settings = {
    production,
    host,
    port: wholeNumber('E_SERVICES_PORT', 4000, 1, 65535),
    dataDir,
    databaseUrl,
    captchaTestAnswers,
    captchaLifetimeSeconds: wholeNumber('CAPTCHA_LIFETIME_SECONDS', 1200, 1, 86400),
    captchaKey,
    captchaQuota: {
      openings: wholeNumber('CAPTCHA_OPENINGS_PER_ADDRESS', 200, 1, 1_000_000),
      checks: wholeNumber('CAPTCHA_CHECKS_PER_ADDRESS', 300, 1, 1_000_000),
      wrongAnswers: wholeNumber('CAPTCHA_WRONG_PER_ADDRESS', 50, 1, 1_000_000),
    },
    proofEffort: wholeNumber('CAPTCHA_PROOF_EFFORT', 240_000, 1, 100_000_000),
    logLevel: oneOf('LOG_LEVEL', 'info', LOG_LEVELS),
    clamdAddress,
    retentionDays,
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

function isPostgresUrl(text: string): boolean {
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  return protocol === 'postgres:' || protocol === 'postgresql:';
}

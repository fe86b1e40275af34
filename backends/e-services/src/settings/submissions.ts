import { CASE_KINDS, formOf, type CaseKind } from '@ports-authority/e-services-contract';
import type { Reader } from './reader.js';

export const MAX_RETENTION_DAYS = 36_500;
/** Upper limits that the privacy policy promises. */
const PROMISED_RETENTION_DAYS: Partial<Record<CaseKind, number>> = { 'job-application': 180 };

const MIN_KEY_CHARACTERS = 32;

/** Captcha, files, retention and rate limits. */
export function readSubmissions(reader: Reader) {
  const { value, wholeNumber } = reader;
  const retention =
    value('RETENTION_DAYS') === undefined
      ? undefined
      : wholeNumber('RETENTION_DAYS', 365, 1, MAX_RETENTION_DAYS);
  const byKind = (name: string, fallback: (kind: CaseKind) => number, max: number) =>
    Object.fromEntries(
      CASE_KINDS.map((kind) => [
        kind,
        wholeNumber(`${name}_${kind.toUpperCase().replaceAll('-', '_')}`, fallback(kind), 1, max),
      ]),
    ) as Record<CaseKind, number>;
  return {
    /** Empty: files are not scanned. */
    clamdAddress: readScanner(reader),
    retentionDays: byKind(
      'RETENTION_DAYS',
      (kind) =>
        Math.min(
          retention ?? formOf(kind).retention.days,
          PROMISED_RETENTION_DAYS[kind] ?? Infinity,
        ),
      MAX_RETENTION_DAYS,
    ),
    submissionsPerDay: byKind('SUBMISSIONS_PER_DAY', (kind) => formOf(kind).perDay, 1_000_000),
    maxStorageBytes: wholeNumber('MAX_STORAGE_MEGABYTES', 10_240, 100, 100_000_000) * 1024 * 1024,
    lookupQuota: {
      perClient: wholeNumber('LOOKUPS_PER_HOUR', 30, 1, 1_000_000),
      wrongDatesPerDocument: wholeNumber('WRONG_DATES_PER_HOUR', 10, 1, 1_000_000),
    },
    reservationRules: {
      openPerIdentity: wholeNumber('OPEN_ORDERS_PER_IDENTITY', 5, 1, 1_000_000),
      openPerClient: wholeNumber('OPEN_ORDERS_PER_CLIENT', 10, 1, 1_000_000),
    },
  };
}

function readScanner({ faults, value, refuse, production }: Reader): string {
  const scanner = value('CLAMD_ADDRESS') ?? '';
  if (!scanner && production) {
    faults.push(
      'CLAMD_ADDRESS must be set when NODE_ENV is production: the address of a clamd, or "off" if files are to be stored without a virus scan.',
    );
  }
  const address = scanner === 'off' ? '' : scanner;
  if (address && !/^(\/.{1,100}|[0-9A-Za-z.-]{1,253}:\d{1,5})$/.test(address)) {
    refuse('CLAMD_ADDRESS', 'host:port, the absolute path of a socket, or off');
  }
  return address;
}

export function readCaptcha({ faults, value, wholeNumber, oneOf, production }: Reader) {
  const captchaTestAnswers = oneOf('CAPTCHA_TEST_ANSWERS', 'off', ['on', 'off']) === 'on';
  if (captchaTestAnswers && production) {
    faults.push('CAPTCHA_TEST_ANSWERS must be off when NODE_ENV is production.');
  }
  const captchaKey = value('CAPTCHA_KEY') ?? '';
  if (captchaKey && captchaKey.length < MIN_KEY_CHARACTERS) {
    // Never log the value.
    faults.push(`CAPTCHA_KEY must have at least ${MIN_KEY_CHARACTERS} characters.`);
  }
  return {
    captchaTestAnswers,
    /** Shared by instances; empty: generated in the data folder. */
    captchaKey,
    captchaLifetimeSeconds: wholeNumber('CAPTCHA_LIFETIME_SECONDS', 1200, 1, 86400),
    captchaQuota: {
      openings: wholeNumber('CAPTCHA_OPENINGS_PER_ADDRESS', 200, 1, 1_000_000),
      checks: wholeNumber('CAPTCHA_CHECKS_PER_ADDRESS', 300, 1, 1_000_000),
      wrongAnswers: wholeNumber('CAPTCHA_WRONG_PER_ADDRESS', 50, 1, 1_000_000),
    },
    /** Maximum hash iterations of a proof of work. */
    proofEffort: wholeNumber('CAPTCHA_PROOF_EFFORT', 240_000, 1, 100_000_000),
  };
}

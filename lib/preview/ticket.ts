import { createHmac } from 'node:crypto';
import * as yup from 'yup';
import { config } from '../config';
import { hasSecret } from '../config/secrets';
import { locales, type Locale } from '../i18n/locales';

/** A preview that an account of the CMS asks for. */
export interface Ticket {
  /** As the CMS says it, not validated. */
  readonly path: string;
  readonly locale: Locale;
  readonly status: 'draft' | 'published';
  /** Id of the account. */
  readonly user: number;
  /** Tells tickets apart, to take each once. */
  readonly nonce: string;
  /** Whether it was issued within the last minute. */
  readonly isFresh: boolean;
}

const LIFETIME_SECONDS = 60;
/** How far the clocks of the CMS and the site may be apart. */
const CLOCK_SECONDS = 30;
/** A used ticket has to be remembered for this long. */
export const FRESH_SECONDS = LIFETIME_SECONDS + 2 * CLOCK_SECONDS;

const MAX_CHARACTERS = 2000;

const claims = yup
  .object({
    path: yup.string().required(),
    locale: yup.string<Locale>().oneOf(locales).required(),
    status: yup.string<'draft' | 'published'>().oneOf(['draft', 'published']).required(),
    user: yup.number().integer().positive().required(),
    nonce: yup.string().min(16).max(64).required(),
    issuedAt: yup.number().integer().required(),
  })
  .required();

/**
 * Reads a ticket that the CMS signed with PREVIEW_SECRET (decision 0009 has its form).
 * @param now milliseconds since 1970
 * @returns undefined for one that it did not sign
 */
export function readTicket(given: string | null, now = Date.now()): Ticket | undefined {
  const { previewSecret } = config();
  if (!given || given.length > MAX_CHARACTERS || !previewSecret) return undefined;
  const [payload = '', signature = '', ...more] = given.split('.');
  const expected = createHmac('sha256', previewSecret)
    .update(`preview-ticket.${payload}`)
    .digest('base64url');
  if (more.length > 0 || !hasSecret(signature, expected)) return undefined;
  try {
    const json: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const { issuedAt, ...ticket } = claims.validateSync(json, { strict: true });
    const age = now / 1000 - issuedAt;
    const isFresh = age >= -CLOCK_SECONDS && age < LIFETIME_SECONDS + CLOCK_SECONDS;
    return { ...ticket, isFresh };
  } catch {
    return undefined;
  }
}

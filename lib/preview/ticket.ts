import { createHmac } from 'node:crypto';
import * as yup from 'yup';
import { config } from '../config';
import { hasSecret } from '../config/secrets';
import { locales, type Locale } from '../i18n/locales';

/** A request of a CMS account for a preview. */
export interface Ticket {
  /** Not validated. */
  readonly path: string;
  readonly locale: Locale;
  readonly status: 'draft' | 'published';
  /** Account id. */
  readonly user: number;
  /** For single use. */
  readonly nonce: string;
  /** Issued within the last minute. */
  readonly isFresh: boolean;
}

const LIFETIME_SECONDS = 60;
/** Maximum clock skew between CMS and site. */
const CLOCK_SECONDS = 30;
/** Time for which a used nonce must be remembered. */
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

/** Verifies a ticket (decision 0009) at a time in ms; undefined if the signature is invalid. */
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

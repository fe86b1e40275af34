import {
  CAPTCHA_CHALLENGE,
  CAPTCHA_CHALLENGE_HEADER,
  PROOF,
  PROOF_HEADER,
} from '@ports-authority/e-services-contract';
import type { Visitor } from '../e-services/visitor';
import { CLIENT_IP_HEADER } from '../server/client-ip';
import type { Locale } from '../i18n/locales';
import { splitLocale } from '../routing/locale-path';
import { readSession } from './captcha-cookie';

/** The visitor of a request; malformed values are ignored. */
export function readVisitor(headers: Headers): Visitor {
  return {
    ip: headers.get(CLIENT_IP_HEADER) ?? 'unknown',
    session: readSession(headers),
    challenge: readHeader(headers, CAPTCHA_CHALLENGE_HEADER, CAPTCHA_CHALLENGE),
    proof: readHeader(headers, PROOF_HEADER, PROOF),
    language: pageLanguage(headers.get('referer')),
  };
}

/** Language of the page that sent the request. */
function pageLanguage(referer: string | null): Locale | undefined {
  if (referer === null || !URL.canParse(referer)) return undefined;
  return splitLocale(new URL(referer).pathname).locale;
}

function readHeader(headers: Headers, name: string, pattern: RegExp): string | undefined {
  const value = headers.get(name);
  return value !== null && pattern.test(value) ? value : undefined;
}

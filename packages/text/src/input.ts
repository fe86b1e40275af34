import { latinDigits } from './digits';

/*
 * Typed and pasted values of form fields, normalised to the form in which they are checked and stored.
 * Browser, server, e-services API and CMS use these functions, so that they accept the same.
 */

/** Invisible at the edges of a text: white space, bidi marks and controls, joiners. */
const EDGE = /[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Normalises a single line; empty without a visible character. Bidi overrides and isolates are
 * removed.
 */
export function oneLine(text: string): string {
  return trimmed(
    withoutClipboardControls(text)
      .replace(/[\v\f]/g, ' ')
      .replace(DIRECTION_CONTROLS, ''),
  );
}

/** Normalises multi-line text to `\n`; empty without a visible character. */
export function severalLines(text: string): string {
  return trimmed(withoutClipboardControls(text).replace(/\r\n|[\v\f]/g, '\n'));
}

/** Word's non-breaking and optional hyphens. */
function withoutClipboardControls(text: string): string {
  return text.replaceAll('\u001e', '-').replaceAll('\u001f', '');
}

/** A loop, because a regular expression would take quadratic time on long white space. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && EDGE.test(text.charAt(start))) start += 1;
  while (end > start && EDGE.test(text.charAt(end - 1))) end -= 1;
  const inner = text.slice(start, end);
  return VISIBLE.test(inner) ? inner : '';
}

const UNICODE_DOMAIN = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.\u3002-]{1,253}$/u;

/**
 * Normalises an e-mail address: no invisible characters, domain in ASCII (`@مثال.السعودية` becomes
 * `@xn--mgbh0fb.xn--mgberp4a5d4ar`). Other text is returned unchanged.
 */
export function mailAddress(text: string): string {
  const address = text.replace(/\p{Cf}/gu, '').trim();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return at > 0 && UNICODE_DOMAIN.test(domain) ? address.slice(0, at) + inAscii(domain) : address;
}

function inAscii(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Optional country code and leading zero; `+966 (0)51…` has both. */
const MOBILE = /^(?:(?:\+|00)?966)?0?(5\d{8})$/;
const NATIONAL = /^(?:(?:\+|00)?966)?0([1-9]\d{8})$/;

/** The nine digits of a national mobile number in any spelling; undefined for other text. */
export function mobileSubscriber(text: string): string | undefined {
  return MOBILE.exec(withoutSeparators(text))?.[1];
}

/** A national mobile number as 9665…; the digits of other numbers. */
export function mobileDigits(text: string): string {
  const subscriber = mobileSubscriber(text);
  return subscriber ? `966${subscriber}` : withoutSeparators(text).replace(/^(?:\+|00)(?=\d)/, '');
}

/** The digits of a telephone number; national ones (`011…`, `05…`) get the country code. */
export function telephoneDigits(text: string): string {
  const subscriber = NATIONAL.exec(withoutSeparators(text))?.[1];
  return subscriber ? `966${subscriber}` : mobileDigits(text);
}

/**
 * Separators in `+966 51 234-5678`, `051.234.5678` and, from address books, `tel:+966-51-234-5678`.
 */
function withoutSeparators(text: string): string {
  return latinDigits(text.replace(/\p{Cf}/gu, ''))
    .trim()
    .replace(/^tel:/i, '')
    .replace(/[\s().\p{Pd}\u2212]/gu, '');
}

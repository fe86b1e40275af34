import { latinDigits } from './digits';

/*
 * Typed and pasted values of form fields, normalised to the form in which they are checked and stored.
 * Browser, server, e-services API and CMS use these functions, so that they accept the same.
 */

/** Invisible at the edge of a text: white space, marks and controls of direction, joiners. */
const EDGE = /[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** One line of text; empty without a visible character. Direction overrides and isolates are removed. */
export function oneLine(text: string): string {
  return trimmed(
    withoutClipboardControls(text)
      .replace(/[\v\f]/g, ' ')
      .replace(DIRECTION_CONTROLS, ''),
  );
}

/** Several lines of text with `\n` between them; empty without a visible character. */
export function severalLines(text: string): string {
  return trimmed(withoutClipboardControls(text).replace(/\r\n|[\v\f]/g, '\n'));
}

/** Word's non-breaking hyphen becomes a hyphen, its optional hyphen is dropped. */
function withoutClipboardControls(text: string): string {
  return text.replaceAll('\u001e', '-').replaceAll('\u001f', '');
}

/** A loop, because a pattern for the end of a text takes quadratic time on long white space. */
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
 * An e-mail address without invisible characters and with its domain in ASCII, as mail servers take it
 * (`@مثال.السعودية` becomes `@xn--mgbh0fb.xn--mgberp4a5d4ar`). Other text is returned unchanged.
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

/** With or without country code and leading zero; `+966 (0)51…` has both. */
const MOBILE = /^(?:(?:\+|00)?966)?0?(5\d{8})$/;
const NATIONAL = /^(?:(?:\+|00)?966)?0([1-9]\d{8})$/;

/** The nine digits of a mobile number of the country, however it is written; undefined for another text. */
export function mobileSubscriber(text: string): string | undefined {
  return MOBILE.exec(withoutSeparators(text))?.[1];
}

/** A mobile number of the country as 9665…; the digits of another number. */
export function mobileDigits(text: string): string {
  const subscriber = mobileSubscriber(text);
  return subscriber ? `966${subscriber}` : withoutSeparators(text).replace(/^(?:\+|00)(?=\d)/, '');
}

/** The digits of a telephone number; one of the country, as `011…` or `05…`, gets its country code. */
export function telephoneDigits(text: string): string {
  const subscriber = NATIONAL.exec(withoutSeparators(text))?.[1];
  return subscriber ? `966${subscriber}` : mobileDigits(text);
}

/** People write `+966 51 234-5678`, `051.234.5678` and, out of address books, `tel:+966-51-234-5678`. */
function withoutSeparators(text: string): string {
  return latinDigits(text.replace(/\p{Cf}/gu, ''))
    .trim()
    .replace(/^tel:/i, '')
    .replace(/[\s().\p{Pd}\u2212]/gu, '');
}

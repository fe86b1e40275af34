import { createHash } from 'node:crypto';

/**
 * Header of a cached page that names the inline code of its HTML for the Content-Security-Policy:
 * directives with the sources to add to them. lib/security-headers/page-policy.ts, which cannot import this
 * file, has the same name; the server removes the header from every response.
 */
export const INLINE_SOURCES_HEADER = 'x-inline-sources';

/**
 * Places drawn on a chart, as React writes its style properties into HTML. Nothing else is allowed
 * in a style attribute: a percentage can neither hide nor load nor imitate anything.
 */
const PLACE = /^(?:(?:left|top):-?\d{1,3}(?:\.\d{1,4})?%;?){1,2}$/;

/** In a tag: React and the sanitiser write no bracket and no quote into a text of one as it is. */
const STYLE_ATTRIBUTE = /<[a-z][^<>]*\sstyle="([^"]*)"/g;

/** In <head> is no markup of the CMS, and React escapes the quotes of texts and attributes. */
const NONCE = /<(?:script|link)\s[^<>]*?\bnonce="([A-Za-z0-9+/_-]+={0,2})"/;

/** Types of script elements that browsers treat as data (JSON-LD). */
const DATA_TYPE = /\btype="application\/(?:ld\+)?json"/i;

/** The nonce with which React rendered a page, else undefined. */
export function nonceOf(html) {
  const end = html.indexOf('</head>');
  return end < 0 ? undefined : NONCE.exec(html.slice(0, end))?.[1];
}

/**
 * The inline sources of a page as directives: `script-src 'sha256-…'; style-src …`; '' for none.
 * @param nonce the nonce of the rendering: a script without it was not written by React but came with
 *   content, and gets no hash. `undefined` trusts no script.
 */
export function inlineSources(html, nonce) {
  const scripts = new Set();
  for (const [, attributes, code] of nonce ? html.matchAll(scriptOf(nonce)) : []) {
    if (/\ssrc="/.test(attributes) || DATA_TYPE.test(attributes)) continue;
    scripts.add(hashSource(withoutNonce(code, nonce)));
  }
  const styles = new Set();
  for (const [, style] of html.matchAll(STYLE_ATTRIBUTE)) {
    if (PLACE.test(style)) styles.add(hashSource(style));
  }
  return [
    ...(scripts.size > 0 ? [['script-src', ...scripts]] : []),
    ...(styles.size > 0 ? [['style-src', "'unsafe-hashes'", ...styles]] : []),
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

/**
 * A rendered text without its nonce, as if React had been given none: what is stored is sent to
 * every visitor, so it must not depend on the request that happened to render it.
 */
export function withoutNonce(text, nonce) {
  return text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, () => '$undefined');
}

/**
 * Matches the scripts with a nonce. It is part of what is searched for, so that text that looks like
 * the start of a script cannot hide one of them.
 */
function scriptOf(nonce) {
  const mark = ` nonce="${nonce.replace(/[+/]/g, '\\$&')}"`;
  return new RegExp(`<script\\b([^>]*${mark}[^>]*)>([\\s\\S]*?)</script`, 'gi');
}

function hashSource(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

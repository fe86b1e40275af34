import { createHash } from 'node:crypto';

/**
 * Header of a cached page that names the inline code of its HTML for the Content-Security-Policy:
 * directives with the sources to add to them. lib/http/page-policy.ts, which cannot import this
 * file, has the same name; the server takes the header off every response.
 */
export const INLINE_SOURCES_HEADER = 'x-inline-sources';

/**
 * Places drawn on a chart, as React writes its style properties into HTML. Nothing else is allowed
 * in a style attribute: a percentage can neither hide nor load nor imitate anything.
 */
const PLACE = /^(?:(?:left|top):-?\d{1,3}(?:\.\d{1,4})?%;?){1,2}$/;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style/gi;
/** In a tag: React and the sanitiser write no bracket and no quote into a text of one as it is. */
const STYLE_ATTRIBUTE = /<[a-z][^<>]*\sstyle="([^"]*)"/g;

/** Types of script elements that browsers treat as data (JSON-LD). */
const DATA_TYPE = /\btype="application\/(?:ld\+)?json"/i;

/** The nonce in the policy that the server adds to a request; undefined without one. */
export function nonceOf(requestHeaders) {
  const policy = requestHeaders?.['content-security-policy'];
  return /'nonce-([A-Za-z0-9+/_-]+={0,2})'/.exec(typeof policy === 'string' ? policy : '')?.[1];
}

/**
 * The inline sources of a page as directives: `script-src 'sha256-…'; style-src …`; '' for none.
 * @param nonce the nonce of the rendering: a script without it was not written by React but came
 *   with somebody's content, and gets no hash. `undefined` trusts every script and style; only pages
 *   that the build rendered, without any content, may be read like that.
 */
export function inlineSources(html, nonce) {
  const scripts = new Set();
  for (const [, attributes, code] of html.matchAll(
    nonce === undefined ? SCRIPT : scriptOf(nonce),
  )) {
    if (/\ssrc="/.test(attributes) || DATA_TYPE.test(attributes)) continue;
    scripts.add(hashSource(nonce ? withoutNonce(code, nonce) : code));
  }
  const styles = new Set();
  for (const [, style] of html.matchAll(STYLE_ATTRIBUTE)) {
    if (nonce === undefined || PLACE.test(style)) styles.add(hashSource(unescaped(style)));
  }
  if (nonce === undefined) {
    for (const [, style] of html.matchAll(STYLE)) styles.add(hashSource(style));
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
 * everybody, so it must not depend on the request that happened to render it.
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

/** An attribute value that React has escaped. */
function unescaped(value) {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function hashSource(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

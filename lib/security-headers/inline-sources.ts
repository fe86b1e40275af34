import { hashSource } from './security-headers';

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

/** The nonce with which React rendered a page; undefined without one. */
export function findNonce(html: string): string | undefined {
  const end = html.indexOf('</head>');
  return end < 0 ? undefined : NONCE.exec(html.slice(0, end))?.[1];
}

/**
 * The inline sources of a page as directives: `script-src 'sha256-…'; style-src …`; '' for none. A
 * script without the nonce of the head was not written by React but came with content, and gets no hash.
 */
export function inlineSources(html: string): string {
  const nonce = findNonce(html);
  const scripts = new Set<string>();
  for (const [, attributes = '', code = ''] of nonce ? html.matchAll(scriptPattern(nonce)) : []) {
    if (/\ssrc="/.test(attributes) || DATA_TYPE.test(attributes)) continue;
    scripts.add(hashSource(code));
  }
  const styles = new Set<string>();
  // Reading a page without any by the pattern takes four times as long.
  const attributes = html.includes('style="') ? html.matchAll(STYLE_ATTRIBUTE) : [];
  for (const [, style = ''] of attributes) {
    if (PLACE.test(style)) styles.add(hashSource(style));
  }
  return [
    ...(scripts.size > 0 ? [['script-src', ...scripts]] : []),
    ...(styles.size > 0 ? [['style-src', "'unsafe-hashes'", ...styles]] : []),
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Matches scripts with a nonce: a text like the start of a script must hide none. */
function scriptPattern(nonce: string): RegExp {
  const mark = ` nonce="${nonce.replace(/[+/]/g, '\\$&')}"`;
  return new RegExp(`<script\\b([^>]*${mark}[^>]*)>([\\s\\S]*?)</script`, 'gi');
}

/** What never ends is taken to the end of the text, which keeps the search for ends short. */
const UNSEEN = /<(script|style|svg|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const INLINE = /<\/?(?:a|abbr|b|bdi|cite|code|em|i|s|span|strong|sub|sup|time|u)(?:\s[^<>]*)?>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/**
 * The words of some HTML in one line, at most `most` characters. The result is text, never HTML:
 * whoever shows it must escape it.
 */
export function plainText(html: string, most: number): string {
  // Markup is seldom more than a few times its text: what lies far behind the limit is not read.
  return html
    .slice(0, most * 8)
    .replace(UNSEEN, ' ')
    .replace(INLINE, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(ENTITY, decode)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);
}

function decode(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

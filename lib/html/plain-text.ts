import { Parser } from 'htmlparser2';
import { STRIPPED } from './schema';
import { INLINE } from './text';

/** Text of HTML in a line of at most `max` characters; escape it before rendering. */
export function plainText(html: string, max: number): string {
  return plainLines(html, max).join(' ').slice(0, max);
}

/**
 * The same, split at block elements, without empty lines. Uses a streaming parser: the search index
 * reads thousands of texts, and deeply nested markup must not overflow the stack.
 */
export function plainLines(html: string, most: number): string[] {
  const lines = [''];
  let stripped = 0;
  const breakLine = (name: string) => {
    if (!INLINE.has(name) && lines.at(-1) !== '') lines.push('');
  };
  const parser = new Parser({
    onopentagname(name) {
      if (STRIPPED.includes(name)) stripped += 1;
      breakLine(name);
    },
    onclosetag(name) {
      if (STRIPPED.includes(name)) stripped -= 1;
      breakLine(name);
    },
    ontext(value) {
      if (stripped === 0) lines[lines.length - 1] += value;
    },
  });
  // Markup is seldom more than a few times longer than its text: the rest is not parsed.
  parser.end(html.slice(0, most * 8));
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

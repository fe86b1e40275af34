import { Parser } from 'htmlparser2';
import { STRIPPED } from './schema';
import { INLINE } from './text';

/**
 * The text of some HTML in one line, at most `most` characters. The result is text, never HTML:
 * whoever shows it must escape it. Parsed as a stream rather than a tree: the search index reads
 * thousands of texts, and deeply nested markup must not overflow the stack.
 */
export function plainText(html: string, most: number): string {
  let text = '';
  let stripped = 0;
  const space = (name: string) => {
    if (!INLINE.has(name)) text += ' ';
  };
  const parser = new Parser({
    onopentagname(name) {
      if (STRIPPED.includes(name)) stripped += 1;
      space(name);
    },
    onclosetag(name) {
      if (STRIPPED.includes(name)) stripped -= 1;
      space(name);
    },
    ontext(value) {
      if (stripped === 0) text += value;
    },
  });
  // Markup is seldom more than a few times longer than its text: the rest is not parsed.
  parser.end(html.slice(0, most * 8));
  return text.replace(/\s+/g, ' ').trim().slice(0, most);
}

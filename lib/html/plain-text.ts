import { Parser } from 'htmlparser2';
import { STRIPPED } from './schema';
import { INLINE } from './text';

/**
 * The text of some HTML in one line, at most `most` characters. The result is text, never HTML:
 * whoever shows it must escape it. Read as a stream and not as a tree: the search reads thousands
 * of texts between two requests, and the depth of their markup must not matter.
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
  // Markup is seldom more than a few times its text: what is far behind the limit is not read.
  parser.end(html.slice(0, most * 8));
  return text.replace(/\s+/g, ' ').trim().slice(0, most);
}

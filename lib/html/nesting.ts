import { Parser } from 'htmlparser2';

/** No editor nests this deep; trees are walked recursively, and a deeper one overflows the stack. */
const MAX_DEPTH = 200;

/**
 * Formatting elements that a parser opens again in every later paragraph until they are closed: many
 * of them make a tree that grows with the square of the text.
 */
const MAX_UNCLOSED = 100;

const FORMATTING: ReadonlySet<string> = new Set([
  ...['a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong'],
  ...['tt', 'u'],
]);

/** Whether some HTML can be made a tree without harm. */
export function isReasonablyNested(html: string): boolean {
  let level = 0;
  let deepest = 0;
  let unclosed = 0;
  let maxUnclosed = 0;
  const parser = new Parser({
    onopentagname(name) {
      level += 1;
      deepest = Math.max(deepest, level);
      if (FORMATTING.has(name)) unclosed += 1;
      maxUnclosed = Math.max(maxUnclosed, unclosed);
    },
    onclosetag(name, isImplied) {
      level -= 1;
      if (FORMATTING.has(name) && !isImplied) unclosed -= 1;
    },
  });
  parser.end(html);
  return deepest <= MAX_DEPTH && maxUnclosed <= MAX_UNCLOSED;
}

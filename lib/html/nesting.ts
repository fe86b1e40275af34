import { Parser } from 'htmlparser2';

/** Trees are walked recursively; deeper nesting would overflow the stack. */
const MAX_DEPTH = 200;

/** Unclosed formatting elements are reopened in each paragraph: the tree grows quadratically. */
const MAX_UNCLOSED = 100;

const FORMATTING: ReadonlySet<string> = new Set([
  ...['a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong'],
  ...['tt', 'u'],
]);

/** False if parsing into a tree would be too expensive. */
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

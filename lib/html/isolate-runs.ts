import type { ElementContent, Parents, Root, RootContent } from 'hast';
import { directedPieces } from './ltr-runs';

/** Elements with their own direction, or whose text is not read. */
const SKIPPED_TAGS = ['bdi', 'bdo', 'code', 'kbd', 'pre', 'samp', 'svg'];

/** Wraps LTR runs in Arabic text in `<bdi dir="ltr">`, in place. */
export function isolateRuns(tree: Root, direction: 'rtl' | 'ltr'): void {
  isolateIn(tree, direction);
}

function isolateIn(parent: Parents, around: 'rtl' | 'ltr'): void {
  const children: RootContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'element' && !SKIPPED_TAGS.includes(child.tagName)) {
      isolateIn(child, toDirection(child.properties.dir) ?? around);
    }
    if (child.type === 'text' && around === 'rtl') children.push(...isolated(child.value));
    else children.push(child);
  }
  parent.children = children;
}

function isolated(value: string): ElementContent[] {
  return directedPieces(value).map(({ text, isLtr }) =>
    isLtr
      ? {
          type: 'element',
          tagName: 'bdi',
          properties: { dir: 'ltr' },
          children: [{ type: 'text', value: text }],
        }
      : { type: 'text', value: text },
  );
}

function toDirection(dir: unknown): 'rtl' | 'ltr' | undefined {
  // With `auto` the browser decides; isolates are harmless either way.
  if (dir === 'auto') return 'rtl';
  return dir === 'ltr' || dir === 'rtl' ? dir : undefined;
}

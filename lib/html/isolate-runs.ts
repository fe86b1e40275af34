import type { ElementContent, Parents, Root, RootContent } from 'hast';
import { directedPieces } from './ltr-runs';

/** Elements whose text has a direction of its own, or none that is read. */
const SKIPPED_TAGS = ['bdi', 'bdo', 'code', 'kbd', 'pre', 'samp', 'svg'];

/**
 * Wraps what reads from left to right within Arabic text (`directedPieces`) in `<bdi dir="ltr">`, in
 * place. Text that runs from left to right stays as it is.
 */
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
  // The browser chooses where it is `auto`, and an isolate harms neither choice.
  if (dir === 'auto') return 'rtl';
  return dir === 'ltr' || dir === 'rtl' ? dir : undefined;
}

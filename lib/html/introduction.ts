import type { Element, Parent, Properties, Root, RootContent } from 'hast';
import { nodeText } from './text';

interface Split {
  readonly paragraph: Element | undefined;
  /** The tree without the paragraph, else unchanged. */
  readonly rest: Root;
}

/** Elements that may precede an introduction. */
const PICTURES = new Set(['figure', 'img', 'video', 'details', 'br', 'hr']);

/**
 * Finds the opening paragraph, even after pictures and empty paragraphs or inside a `div`, whose
 * direction and language it inherits. The given tree is not modified.
 */
export function findIntroduction(tree: Root): Split {
  const found = search(tree, {});
  return found
    ? { paragraph: found.paragraph, rest: { ...tree, children: found.siblings } }
    : { paragraph: undefined, rest: tree };
}

interface Found {
  readonly paragraph: Element;
  /** Siblings without the paragraph. */
  readonly siblings: RootContent[];
}

function search(parent: Parent, inherited: Properties): Found | undefined {
  const children = parent.children;
  for (const [index, child] of children.entries()) {
    const before = children.slice(0, index);
    const after = children.slice(index + 1);
    if (child.type === 'text' && child.value.trim() === '') continue;
    if (child.type !== 'element') return undefined;
    if (PICTURES.has(child.tagName)) continue;
    if (child.tagName === 'div') {
      const found = search(child, { ...inherited, ...directionProperties(child) });
      if (!found) return undefined;
      const emptied = found.siblings.every(
        (sibling) => sibling.type === 'text' && !sibling.value.trim(),
      );
      const remaining = emptied ? [] : [{ ...child, children: found.siblings as never }];
      return { paragraph: found.paragraph, siblings: [...before, ...remaining, ...after] };
    }
    if (child.tagName !== 'p') return undefined;
    if (nodeText(child) === '') continue;
    return {
      paragraph: { ...child, properties: { ...inherited, ...child.properties } },
      siblings: [...before, ...after],
    };
  }
  return undefined;
}

function directionProperties({ properties: { dir, lang } }: Element): Properties {
  return { ...(dir !== undefined && { dir }), ...(lang !== undefined && { lang }) };
}

import type { Element, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import { nodeText } from './text';

/** A heading: id and plain text. */
export interface OutlineEntry {
  readonly id: string;
  readonly label: string;
}

/** Main headings (h2) of a finished tree, in order. */
export function readOutline(tree: Root): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  visit(tree, { type: 'element', tagName: 'h2' }, (heading: Element) => {
    const label = nodeText(heading);
    // Without a label it would be a link without a name.
    if (label) entries.push({ id: String(heading.properties.id), label });
  });
  return entries;
}

/** Plain text of the first paragraph that is not empty; otherwise empty. */
export function firstParagraph(tree: Root): string {
  let excerpt = '';
  visit(tree, { type: 'element', tagName: 'p' }, (paragraph: Element) => {
    // The list after a colon is not part of the excerpt.
    excerpt = nodeText(paragraph).replace(/:$/, '…');
    return excerpt ? EXIT : undefined;
  });
  return excerpt;
}

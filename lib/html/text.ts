import type { Element, Nodes } from 'hast';

/** Class of labels that the site adds; editors can't set classes. */
export const ADDED_LABEL = 'visually-hidden';
export const PLAYER = 'embedded-video';

/** Elements that do not separate words. */
export const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'del', 'dfn', 'em', 'font', 'i', 'ins'],
  ...['kbd', 'mark', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u'],
  ...['var', 'wbr'],
]);

/** Text of a node in a finished tree, in one line, without added labels. */
export function nodeText(node: Nodes): string {
  return collect(node).replace(/\s+/g, ' ').trim();
}

function collect(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && isAdded(node)) return '';
  const inner = node.children.map(collect).join('');
  return node.type === 'element' && INLINE.has(node.tagName) ? inner : ` ${inner} `;
}

function isAdded({ tagName, properties: { className } }: Element): boolean {
  // Only the site adds drawings.
  if (tagName === 'svg') return true;
  return (
    Array.isArray(className) && (className.includes(ADDED_LABEL) || className.includes(PLAYER))
  );
}

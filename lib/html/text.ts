import type { Element, Nodes } from 'hast';

/** Class of the labels that the site itself adds to a text; editors can set no classes. */
export const ADDED_LABEL = 'visually-hidden';
export const PLAYER = 'embedded-video';

/** Elements that do not separate the words around their tags. */
export const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'del', 'dfn', 'em', 'font', 'i', 'ins'],
  ...['kbd', 'mark', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u'],
  ...['var', 'wbr'],
]);

/** The editor's text inside a node of a finished tree, in one line. */
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
  // Drawings are the site's own: editors can set none.
  if (tagName === 'svg') return true;
  return (
    Array.isArray(className) && (className.includes(ADDED_LABEL) || className.includes(PLAYER))
  );
}

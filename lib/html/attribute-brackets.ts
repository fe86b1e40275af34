import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Noncharacters, reserved by Unicode for internal use. */
const LESS = '\uFDD0';
const GREATER = '\uFDD1';

/**
 * Marks angle brackets in attribute values, in place. The serialiser leaves them unescaped, which
 * is valid HTML but becomes markup in consumers that are no real parsers; `unmarkBrackets` escapes
 * them.
 */
export function markBrackets(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'text') node.value = node.value.replace(/[\uFDD0\uFDD1]/g, '');
    if (node.type !== 'element') return;
    for (const [name, value] of Object.entries(node.properties)) {
      if (typeof value === 'string') node.properties[name] = marked(value);
    }
  });
}

/** Replaces the marks in serialised HTML by character references. */
export function unmarkBrackets(html: string): string {
  return html.replaceAll(LESS, '&lt;').replaceAll(GREATER, '&gt;');
}

function marked(value: string): string {
  return value
    .replace(/[\uFDD0\uFDD1]/g, '')
    .replaceAll('<', LESS)
    .replaceAll('>', GREATER);
}

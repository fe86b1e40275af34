import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Noncharacters, which Unicode reserves for use inside a program. */
const LESS = '\uFDD0';
const GREATER = '\uFDD1';

/**
 * Marks angle brackets in the attribute values of a tree, in place. The serialiser leaves them as
 * they are, which is valid, but turns into markup wherever the HTML is read by anything less than a
 * parser; `unmarkBrackets` writes them as references.
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

/** The HTML of a marked tree with its brackets in attribute values as references. */
export function unmarkBrackets(html: string): string {
  return html.replaceAll(LESS, '&lt;').replaceAll(GREATER, '&gt;');
}

function marked(value: string): string {
  return value
    .replace(/[\uFDD0\uFDD1]/g, '')
    .replaceAll('<', LESS)
    .replaceAll('>', GREATER);
}

import ts from 'typescript';

/**
 * Page translation in browsers moves each text of a page into elements of its own. React still has
 * the old text node: taking it out, or placing an element before it, throws and the view is lost.
 * Text that is an element's only child is safe, because React sets it as the element's content.
 * @type {import('eslint').Rule.RuleModule}
 */
export const textBesideConditions = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside: 'Text beside something conditional needs an element of its own, such as <span>.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const { program, esTreeNodeToTSNodeMap } = sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typeOf = (node) => checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));

    function check(parent) {
      const kinds = parent.children.map((node) => kindsOf(node, typeOf));
      const present = parent.children.filter((_, index) => kinds[index].size > 0);
      if (present.length < 2) return;
      let isAfterCondition = false;
      for (const [index, node] of parent.children.entries()) {
        const own = kinds[index];
        const isConditional = own.size > 1 || own.has('list') || own.has('slot');
        const isText = own.has('text') || (own.has('slot') && isPhrasing(parent));
        if (isText && (isConditional || isAfterCondition)) {
          context.report({ node, messageId: 'beside' });
        }
        isAfterCondition ||= isConditional;
      }
    }

    return { JSXElement: check, JSXFragment: check };
  },
};

/** Elements that contain blocks: a `ReactNode` brings no bare text there. */
const BLOCKS = new Set(
  'article aside body details dialog div fieldset figure footer form header main nav section'.split(
    ' ',
  ),
);

/** Whether the parent is an element of HTML for text; a component is checked where it is written. */
function isPhrasing({ openingElement }) {
  const name = openingElement?.name.name;
  return typeof name === 'string' && /^[a-z]/.test(name) && !BLOCKS.has(name);
}

/**
 * What a child may be: `text`, `element`, `list`, `nothing`, or `slot` for a ReactNode, which is any
 * of them; empty for white space.
 */
function kindsOf(node, typeOf) {
  switch (node?.type) {
    case 'JSXText':
      return new Set(node.value.trim() === '' ? [] : ['text']);
    case 'JSXElement':
      return new Set(['element']);
    case 'JSXFragment':
      return union(node.children.map((child) => kindsOf(child, typeOf)));
    case 'JSXExpressionContainer':
      return kindsOf(node.expression, typeOf);
    case 'JSXEmptyExpression':
      return new Set();
    case 'Literal':
      if (node.value === null || typeof node.value === 'boolean') return new Set(['nothing']);
      return new Set(String(node.value).trim() === '' ? [] : ['text']);
    case 'ConditionalExpression':
      return union([node.consequent, node.alternate].map((branch) => kindsOf(branch, typeOf)));
    case 'LogicalExpression':
      if (node.operator !== '&&') {
        return union([node.left, node.right].map((side) => kindsOf(side, typeOf)));
      }
      return union([kindsOf(node.right, typeOf), new Set(['nothing'])]);
    default:
      return kindsOfType(typeOf(node));
  }
}

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const NOTHING =
  ts.TypeFlags.BooleanLike | ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;

function kindsOfType(type) {
  if (type.isUnion()) {
    const kinds = union(type.types.map(kindsOfType));
    return kinds.has('text') && kinds.has('element') ? new Set(['slot']) : kinds;
  }
  if (type.flags & TEXT) return new Set(['text']);
  if (type.flags & NOTHING) return new Set(['nothing']);
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return new Set(['text', 'nothing']);
  return new Set([type.getNumberIndexType() ? 'list' : 'element']);
}

function union(sets) {
  return new Set(sets.flatMap((set) => [...set]));
}

import path from 'node:path';
import { isJsxElement, isJsxFragment, SyntaxKind } from 'typescript/unstable/ast';
import { API, TypeFlags } from 'typescript/unstable/sync';

/**
 * Page translation in browsers moves each text of a page into elements of its own. React still has
 * the old text node: taking it out, or placing an element before it, throws and the view is lost.
 * Text that is an element's only child is safe, because React sets it as the element's content.
 * @param {string} folder a folder with a tsconfig.json
 * @param {(file: string) => boolean} isChecked given a path relative to the folder, with slashes
 * @returns {{ file: string, line: number }[]} texts that need an element of their own
 */
export function textsBesideConditions(folder, isChecked) {
  const api = new API({ cwd: folder });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [path.join(folder, 'tsconfig.json')] });
    const [{ program, checker, rootFiles }] = snapshot.getProjects();
    return rootFiles
      .map((name) => ({ name, file: path.relative(folder, name).replaceAll(path.sep, '/') }))
      .filter(({ file }) => isChecked(file))
      .flatMap(({ name, file }) =>
        linesOf(program.getSourceFile(name), checker).map((line) => ({ file, line })),
      );
  } finally {
    api.close();
  }
}

function linesOf(sourceFile, checker) {
  const lines = [];
  const visit = (node) => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      for (const child of textsOf(node, checker)) {
        const start = child.getStart(sourceFile);
        lines.push(sourceFile.text.slice(0, start).split('\n').length);
      }
    }
    node.forEachChild(visit);
  };
  visit(sourceFile);
  return lines;
}

function textsOf(parent, checker) {
  const kinds = parent.children.map((node) => kindsOf(node, checker));
  if (kinds.filter(({ size }) => size > 0).length < 2) return [];
  let isAfterCondition = false;
  return parent.children.filter((_, index) => {
    const own = kinds[index];
    const isConditional = own.size > 1 || own.has('list') || own.has('slot');
    const isText = own.has('text') || (own.has('slot') && isPhrasing(parent));
    const isReported = isText && (isConditional || isAfterCondition);
    isAfterCondition ||= isConditional;
    return isReported;
  });
}

/** Elements that contain blocks: a `ReactNode` brings no bare text there. */
const BLOCKS = new Set(
  'article aside body details dialog div fieldset figure footer form header main nav section'.split(
    ' ',
  ),
);

/** Whether the parent is an element of HTML for text; a component is checked where it is written. */
function isPhrasing(parent) {
  const name = isJsxElement(parent) ? (parent.openingElement.tagName.text ?? '') : '';
  return /^[a-z]/.test(name) && !BLOCKS.has(name);
}

/**
 * Kinds of a child: `text`, `element`, `list`, `nothing`, or `slot` for a ReactNode, which is any
 * of them; empty for white space.
 */
function kindsOf(node, checker) {
  if (!node) return new Set();
  const kindsOfEach = (nodes) => union(nodes.map((child) => kindsOf(child, checker)));
  switch (node.kind) {
    case SyntaxKind.JsxText:
    case SyntaxKind.StringLiteral:
    case SyntaxKind.NumericLiteral:
      return new Set(node.text.trim() === '' ? [] : ['text']);
    case SyntaxKind.JsxElement:
    case SyntaxKind.JsxSelfClosingElement:
      return new Set(['element']);
    case SyntaxKind.JsxFragment:
      return kindsOfEach(node.children);
    case SyntaxKind.JsxExpression:
    case SyntaxKind.ParenthesizedExpression:
      return kindsOf(node.expression, checker);
    case SyntaxKind.ConditionalExpression:
      return kindsOfEach([node.whenTrue, node.whenFalse]);
    case SyntaxKind.BinaryExpression:
      switch (node.operatorToken.kind) {
        case SyntaxKind.AmpersandAmpersandToken:
          return union([kindsOf(node.right, checker), new Set(['nothing'])]);
        case SyntaxKind.BarBarToken:
        case SyntaxKind.QuestionQuestionToken:
          return kindsOfEach([node.left, node.right]);
      }
  }
  return kindsOfType(checker.getTypeAtLocation(node), checker);
}

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const NOTHING = TypeFlags.BooleanLike | TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void;

function kindsOfType(type, checker) {
  if (type.isUnionType()) {
    const kinds = union(type.getTypes().map((part) => kindsOfType(part, checker)));
    return kinds.has('text') && kinds.has('element') ? new Set(['slot']) : kinds;
  }
  if (type.flags & TEXT) return new Set(['text']);
  if (type.flags & NOTHING) return new Set(['nothing']);
  if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return new Set(['text', 'nothing']);
  const isList = checker
    .getIndexInfosOfType(type)
    .some(({ keyType }) => keyType.flags & TypeFlags.Number);
  return new Set([isList ? 'list' : 'element']);
}

function union(sets) {
  return new Set(sets.flatMap((set) => [...set]));
}

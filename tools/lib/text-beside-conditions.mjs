import path from 'node:path';
import { isJsxElement, isJsxFragment, SyntaxKind } from 'typescript/unstable/ast';
import { API, TypeFlags } from 'typescript/unstable/sync';

/**
 * Page translation in browsers wraps text nodes in elements. React keeps the old text node:
 * removing it, or inserting before it, throws and the view is lost. An element's only text child is
 * safe, because React sets it as content.
 * @param {string} folder a folder with a tsconfig.json
 * @param {(file: string) => boolean} isChecked gets a path relative to the folder, with slashes
 * @returns {{ file: string, line: number }[]} texts that need an own element
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
        findLines(program.getSourceFile(name), checker).map((line) => ({ file, line })),
      );
  } finally {
    api.close();
  }
}

function findLines(sourceFile, checker) {
  const lines = [];
  const visit = (node) => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      for (const child of findTexts(node, checker)) {
        const start = child.getStart(sourceFile);
        lines.push(sourceFile.text.slice(0, start).split('\n').length);
      }
    }
    node.forEachChild(visit);
  };
  visit(sourceFile);
  return lines;
}

function findTexts(parent, checker) {
  const kinds = parent.children.map((node) => childKinds(node, checker));
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

/** Elements with block content: a `ReactNode` there is no bare text. */
const BLOCKS = new Set(
  'article aside body details dialog div fieldset figure footer form header main nav section'.split(
    ' ',
  ),
);

/** True for HTML elements with text content; components are checked at their definition. */
function isPhrasing(parent) {
  const name = isJsxElement(parent) ? (parent.openingElement.tagName.text ?? '') : '';
  return /^[a-z]/.test(name) && !BLOCKS.has(name);
}

/** Kinds of a child: `text`, `element`, `list`, `slot` (any), or `nothing` for white space. */
function childKinds(node, checker) {
  if (!node) return new Set();
  const childKindsEach = (nodes) => union(nodes.map((child) => childKinds(child, checker)));
  switch (node.kind) {
    case SyntaxKind.JsxText:
    case SyntaxKind.StringLiteral:
    case SyntaxKind.NumericLiteral:
      return new Set(node.text.trim() === '' ? [] : ['text']);
    case SyntaxKind.JsxElement:
    case SyntaxKind.JsxSelfClosingElement:
      return new Set(['element']);
    case SyntaxKind.JsxFragment:
      return childKindsEach(node.children);
    case SyntaxKind.JsxExpression:
    case SyntaxKind.ParenthesizedExpression:
      return childKinds(node.expression, checker);
    case SyntaxKind.ConditionalExpression:
      return childKindsEach([node.whenTrue, node.whenFalse]);
    case SyntaxKind.BinaryExpression:
      switch (node.operatorToken.kind) {
        case SyntaxKind.AmpersandAmpersandToken:
          return union([childKinds(node.right, checker), new Set(['nothing'])]);
        case SyntaxKind.BarBarToken:
        case SyntaxKind.QuestionQuestionToken:
          return childKindsEach([node.left, node.right]);
      }
  }
  return childKindsType(checker.getTypeAtLocation(node), checker);
}

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const NOTHING = TypeFlags.BooleanLike | TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void;

function childKindsType(type, checker) {
  if (type.isUnionType()) {
    const kinds = union(type.getTypes().map((part) => childKindsType(part, checker)));
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

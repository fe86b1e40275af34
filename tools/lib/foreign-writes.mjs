import path from 'node:path';
import {
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isDeleteExpression,
  isElementAccessExpression,
  isFunctionExpression,
  isIdentifier,
  isImportDeclaration,
  isNonNullExpression,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isVariableDeclaration,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

/** Documented to be written to. */
const DOCUMENTED =
  /^(module\.exports|process\.(env\b.*|exitCode)|response\.statusCode|server\.maxConnections|.*\.on(?!ce$)\w+)$/;

const GLOBAL =
  /^(globalThis|global|console|process|module|Object|Function|Array|String|Number|Date|Math|JSON|RegExp|Error|Promise|Map|Set|Intl|URL|Request|Response|Headers|performance|crypto)$/;

/** Customary names of objects that belong to Node, Fastify, Koa and Strapi. */
const FOREIGN =
  /^(ctx|req|request|res|response|reply|headers|socket|server|strapi|app|plugin|route|params)$/;

/** Functions that write to their first argument. */
const WRITERS = /^(Object\.(assign|define\w+|setPrototypeOf)|Reflect\.(set|define|delete)\w*)$/;

/** Methods that change a library for everyone who uses it. */
const EXTENDERS = /\.(addMethod|setLocale)$/;

/**
 * Writes to objects of Node, of frameworks and of libraries: to globals, to what a package exports, to
 * prototypes, to objects with a customary name, and methods that are replaced.
 * @param {string} folder
 * @param {readonly string[]} files paths below the folder
 * @returns {{ file: string, member: string }[]} `member`: `request.headers.[]`
 */
export function foreignWrites(folder, files) {
  const config = path.join(folder, 'foreign-writes.tsconfig.json');
  // Parses alone: nothing is resolved.
  const compilerOptions = { allowJs: true, noLib: true, noResolve: true, types: [] };
  const fs = {
    readFile: (file) => (file === config ? JSON.stringify({ compilerOptions, files }) : undefined),
    fileExists: (file) => (file === config ? true : undefined),
  };
  const api = new API({ cwd: folder, fs });
  try {
    const [{ program }] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    return files.flatMap((file) => {
      const sourceFile = program.getSourceFile(path.join(folder, file));
      return findWrites(sourceFile).map((names) => ({ file, member: names.join('.') }));
    });
  } finally {
    api.close();
  }
}

function findWrites(sourceFile) {
  const others = importedNames(sourceFile);
  const isForeign = (names) =>
    others.has(names[0]) ||
    GLOBAL.test(names[0]) ||
    names.includes('prototype') ||
    names.some((name) => FOREIGN.test(name));
  const writes = [];
  const visit = (node) => {
    if (isVariableDeclaration(node) && isAliasOfGlobal(node)) others.add(node.name.text);
    const target = writtenTo(node);
    const names = target && namesOf(target);
    if (names && !DOCUMENTED.test(names.join('.'))) {
      const owner = isCallExpression(node) ? names : names.slice(0, -1);
      const isWrite = owner.length > 0 && isForeign(owner);
      if (isWrite || isReplacedMethod(node, names)) writes.push(names);
    }
    node.forEachChild(visit);
  };
  visit(sourceFile);
  return writes;
}

/** `const shared = globalThis as Shared` */
function isAliasOfGlobal({ name, initializer }) {
  const [first, ...rest] = initializer ? namesOf(initializer) : [''];
  return (
    isIdentifier(name) && GLOBAL.test(first) && rest.length === 0 && !isCallExpression(initializer)
  );
}

/** Names that a file imports from packages of others. */
function importedNames(sourceFile) {
  const names = new Set();
  for (const statement of sourceFile.statements) {
    if (!isImportDeclaration(statement)) continue;
    if (/^(\.|@\/|@ports-authority\/)/.test(statement.moduleSpecifier.text)) continue;
    const visit = (node) => {
      if (isIdentifier(node)) names.add(node.text);
      node.forEachChild(visit);
    };
    if (statement.importClause) visit(statement.importClause);
  }
  return names;
}

/** The member or object that a node writes to; undefined if it writes nothing. */
function writtenTo(node) {
  if (isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const isAssignment = kind >= SyntaxKind.FirstAssignment && kind <= SyntaxKind.LastAssignment;
    return isAssignment ? node.left : undefined;
  }
  if (isDeleteExpression(node)) return node.expression;
  if (!isCallExpression(node)) return undefined;
  const called = namesOf(node.expression).join('.');
  if (EXTENDERS.test(called)) return node.expression;
  return WRITERS.test(called) && !isObjectLiteralExpression(node.arguments[0])
    ? node.arguments[0]
    : undefined;
}

/** `request.headers['x']` as names, the last one of a computed member being `[]`. */
function namesOf(node) {
  if (isIdentifier(node)) return [node.text];
  if (isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text];
  if (isElementAccessExpression(node)) return [...namesOf(node.expression), '[]'];
  if (isCallExpression(node) || isAsExpression(node)) return namesOf(node.expression);
  if (isNonNullExpression(node) || isParenthesizedExpression(node)) return namesOf(node.expression);
  return [''];
}

/** `pool.query = () => …` */
function isReplacedMethod(node, names) {
  if (!isBinaryExpression(node) || names.length < 2 || names[0] === '') return false;
  let value = node.right;
  while (isAsExpression(value) || isParenthesizedExpression(value)) value = value.expression;
  return isArrowFunction(value) || isFunctionExpression(value);
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CHECKED = /\.(?:ts|tsx|mjs|js|css|md)$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\1[^\n]*$/gm;
const INLINE_CODE = /`([^`\n]+)`/g;
const LINK = /\]\(\s*<?([^\s)>]+)>?[^)\n]*\)/g;
const DOCUMENT = /(?<![\w/.-])docs\/[\w./-]*?\w\.md(?:#[\p{L}\p{N}_-]+)?/gu;
const DECISION_WITHOUT_EXTENSION = /(?<![\w/.-])docs\/decisions\/\d{4}(?![\w-]*\.md)[\w-]*/g;
const CODE_PATH =
  /^(?:app|backends|components|docs|e2e|lib|messages|packages|public|tools)\/[\w@./[\]-]*$/;

/** Files that may refer to a document: tracked and untracked, not ignored. */
export function citingFiles(root) {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const files = listed.split('\0').filter((file) => CHECKED.test(file));
  return [...new Set(files)].filter((file) => existsSync(path.join(root, file)));
}

/**
 * Broken references to files or headings, as `file: reference`: relative links and code paths in
 * Markdown, and mentions of documents below `docs` in any file.
 */
export function brokenReferences(root, files) {
  const anchors = new Map();
  const isThere = (file, anchor) => {
    const full = path.join(root, file);
    if (!existsSync(full)) return false;
    if (!anchor || !file.endsWith('.md')) return true;
    if (!anchors.has(full)) anchors.set(full, headingAnchors(readFileSync(full, 'utf8')));
    return anchors.get(full).has(anchor);
  };
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const broken = referencesIn(file, text)
      .filter(({ targets, anchor }) => !targets.some((target) => isThere(target, anchor)))
      .map(({ written }) => `${file}: ${written}`);
    return [...new Set(broken)];
  });
}

/** References of a file; one of `targets` (paths below the root) must exist. */
function referencesIn(file, text) {
  const mentions = [...text.matchAll(DOCUMENT), ...text.matchAll(DECISION_WITHOUT_EXTENSION)].map(
    ([written]) => reference([''], written, written),
  );
  return file.endsWith('.md') ? [...mentions, ...markdownReferences(file, text)] : mentions;
}

function markdownReferences(file, text) {
  const prose = text.replace(FENCE, '');
  const paths = [...prose.matchAll(INLINE_CODE)]
    .map(([, code]) => code)
    .filter((code) => CODE_PATH.test(code))
    .map((code) => reference(['', ownFolder(file), path.posix.dirname(file)], code, code));
  const links = [...prose.replace(INLINE_CODE, '').matchAll(LINK)]
    .map(([, target]) => target)
    .filter((target) => !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(target))
    .map((target) =>
      target.startsWith('#')
        ? reference([''], file + target, target)
        : reference([path.posix.dirname(file)], target, target),
    );
  return [...paths, ...links];
}

/** Documents of a back end or package also use paths relative to its folder. */
function ownFolder(file) {
  return /^(?:backends|packages)\/[^/]+(?=\/)/.exec(file)?.[0] ?? '';
}

function reference(folders, target, written) {
  const [name = '', anchor = ''] = target.split('#');
  return {
    targets: folders.map((folder) => path.posix.join(folder, decodeURI(name))),
    anchor: decodeURI(anchor),
    written,
  };
}

/** GitHub's anchors of the headings of a Markdown text. */
export function headingAnchors(text) {
  const seen = new Map();
  const headings = text.replace(FENCE, '').matchAll(/^#{1,6} +(.+?) *#*$/gm);
  return new Set(
    [...headings].map(([, heading]) => {
      const anchor = heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replaceAll(' ', '-');
      const count = seen.get(anchor) ?? 0;
      seen.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    }),
  );
}

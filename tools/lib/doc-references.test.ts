import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brokenReferences, citingFiles, headingAnchors } from './doc-references.mjs';

/** Split, so that the examples below are not references of this file. */
const DOCS = 'docs';

let root: string;

function write(file: string, text: string): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ports-references-'));
  write(`${DOCS}/product.md`, '# Product\n\n## Page feedback\n\n## `?o=` values\n');
  write(`${DOCS}/decisions/0004-captcha.md`, '# 0004. Captcha\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const brokenIn = (file: string, text: string) => {
  write(file, text);
  return brokenReferences(root, [file]);
};

it('finds comments that cite a document or a heading that is not there', () => {
  const text = [
    `/** See ${DOCS}/product.md#page-feedback and ${DOCS}/decisions/0004-captcha.md. */`,
    `/** See ${DOCS}/produkt.md. */`,
    `/** See ${DOCS}/product.md#feedback. */`,
    `/** See ${DOCS}/decisions/0004. */`,
  ].join('\n');
  expect(brokenIn('lib/a.ts', text)).toEqual([
    `lib/a.ts: ${DOCS}/produkt.md`,
    `lib/a.ts: ${DOCS}/product.md#feedback`,
    `lib/a.ts: ${DOCS}/decisions/0004`,
  ]);
});

it('finds links of a document that lead nowhere, and leaves code and other sites alone', () => {
  const text = [
    '# Own heading',
    '[a](product.md#page-feedback) [b](decisions/0004-captcha.md) [c](#own-heading)',
    '[d](https://example.com/x.md) `[e](nowhere.md)`',
    '```md',
    '[f](nowhere.md)',
    '```',
    '[g](decision.md) [h](#another) [i](product.md#nowhere)',
  ].join('\n');
  expect(brokenIn(`${DOCS}/index.md`, text)).toEqual([
    `${DOCS}/index.md: decision.md`,
    `${DOCS}/index.md: #another`,
    `${DOCS}/index.md: product.md#nowhere`,
  ]);
});

it('finds paths in a document that are not there; a back end names those of its own folder', () => {
  write('lib/a.ts', '');
  write('backends/cms/scripts/seed.ts', '');
  expect(brokenIn('README.md', '`lib/a.ts` `lib/b.ts` `lib/<name>.ts` `lib/`')).toEqual([
    'README.md: lib/b.ts',
  ]);
  expect(
    brokenIn('backends/cms/README.md', '`scripts/seed.ts` `lib/a.ts` `tools/none.ts`'),
  ).toEqual(['backends/cms/README.md: tools/none.ts']);
});

it('makes the anchors that GitHub makes', () => {
  const text = '# One & two\n## `code` of a [link](x.md)\n## Same\n## Same\n```\n# none\n```\n';
  expect([...headingAnchors(text)]).toEqual(['one--two', 'code-of-a-link', 'same', 'same-1']);
});

it('every reference of the project leads to a file and a heading that exist', () => {
  const project = path.resolve(__dirname, '../..');
  expect(brokenReferences(project, citingFiles(project))).toEqual([]);
});

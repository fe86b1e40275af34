/**
 * Prints the sample PDFs of the CMS into seed/media/documents: the texts of texts/*.json and a letter
 * for each circular of seed/content, and checks what is printed (tags, titles, languages, bookmarks,
 * alternative texts). Needs qpdf.
 *
 *   npm run documents                    what is missing or has changed since it was printed
 *   npm run documents -- --all           every document
 *   npm run documents -- circular-2024   the same, but only names that begin with this
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../lib/processes.mjs';
import { cms, installSite, prepareCmsForTests } from '../lib/project.mjs';
import { withPrinter } from './lib/browser.mjs';
import { circularLetters } from './lib/circulars.mjs';
import { hasContents, pagesOfHeadings } from './lib/contents.mjs';
import { issuingDecisions } from './lib/decisions.mjs';
import { letterheadPage } from './lib/letterhead.mjs';
import { packPdf } from './lib/pack.mjs';
import { withPictures } from './lib/pictures.mjs';
import { structureFaults } from './lib/structure.mjs';
import { readTexts } from './lib/texts.mjs';

const FOLDER = path.join(root, 'tools/documents');
const OUTPUT = path.join(cms, 'seed/media/documents');
/** Digest of each source HTML: PDF bytes vary in a run, so unchanged documents are skipped. */
const DIGESTS = path.join(FOLDER, 'digests.json');
const MAX_BYTES = 120 * 1024;
/** Documents with a table of contents: regulations and reports. */
const MAX_LONG_BYTES = 700 * 1024;

const options = process.argv.slice(2);
const all = options.includes('--all');
const prefix = options.find((option) => !option.startsWith('--')) ?? '';

await installSite();
await prepareCmsForTests();
const {
  FACTS,
  REGULATIONS,
  REPORTS,
  GUIDES,
  DECISIONS,
  findArticleNumber,
  commencementDate,
  parseIssue,
  readContent,
} = createRequire(import.meta.url)(path.join(cms, 'dist/seed/index.js'));
const factsIn = (language) =>
  Object.assign({}, ...[FACTS, REGULATIONS, REPORTS, GUIDES].map((texts) => texts[language]));
const facts = { ar: factsIn('ar'), en: factsIn('en') };
/** Entries of a collection: `<collection>.yaml` and `<collection>-<part>.yaml`. */
const seedEntries = (collection) =>
  readContent()
    .filter(({ name }) => name === collection || name.startsWith(`${collection}-`))
    .flatMap(({ entries }) => entries.map(({ entry }) => entry));
const regulations = seedEntries('regulations');
const legalBasis = (id, language, day) => {
  const regulation = regulations.find(({ shared }) => shared.IDNumber === id);
  const isInForce = new Date(day) >= commencementDate(DECISIONS[id]);
  return {
    article: isInForce ? findArticleNumber(id, 'circulars') : undefined,
    regulation: `${regulation[language].Title} (${id})`,
  };
};
const documents = [
  ...(await readTexts(path.join(FOLDER, 'texts'), facts, issuingDecisions(regulations, DECISIONS))),
  ...circularLetters(seedEntries('circulars'), facts, parseIssue, legalBasis),
];
const digests = JSON.parse(await readFile(DIGESTS, 'utf8'));
const outdated = [];
for (const text of documents.filter(({ name }) => name.startsWith(prefix))) {
  const document = { ...text, html: await withPictures(text.html, text.language) };
  const { name } = document;
  const html = await letterheadPage(document, facts[document.language]);
  const digest = createHash('sha256').update(html).digest('hex').slice(0, 16);
  const file = path.join(OUTPUT, `${name}.pdf`);
  if (all || digests[name] !== digest || !existsSync(file)) {
    outdated.push({ document, html, digest, file });
  }
}

await mkdir(OUTPUT, { recursive: true });
const tooLarge = [];
if (outdated.length > 0) {
  await withPrinter(async (print) => {
    for (const { document, html, digest, file } of outdated) {
      const { name, language, title } = document;
      const isLong = hasContents(document.html);
      let printed = await print(html);
      if (isLong) {
        const pages = await pagesOfHeadings(printed);
        printed = await print(await letterheadPage(document, facts[language], pages));
      }
      const pdf = await packPdf(printed, { title, language });
      await writeFile(file, pdf);
      digests[name] = digest;
      const limit = isLong ? MAX_LONG_BYTES : MAX_BYTES;
      if (pdf.length > limit) tooLarge.push(`${name}.pdf ${Math.round(pdf.length / 1024)} KB`);
    }
  }).finally(() => writeDigests());
}

console.log(
  `${documents.length} documents: ${outdated.length} printed, ${documents.length - outdated.length} left as they are`,
);
if (tooLarge.length > 0) {
  console.error(`Too large:\n${tooLarge.join('\n')}`);
  process.exitCode = 1;
}

const faults = await structureFaults(
  OUTPUT,
  outdated.map(({ file }) => path.basename(file)),
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

async function writeDigests() {
  const sorted = Object.fromEntries(
    Object.entries(digests).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  await writeFile(DIGESTS, `${JSON.stringify(sorted, null, 2)}\n`);
}

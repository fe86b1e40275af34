/**
 * Makes every sample PDF in ../../media/documents from the JSON files beside
 * this script and from the circulars' own content.
 *
 *   npm ci && npm run make            only documents whose source changed
 *   npm run make -- --all             every document
 *   npm run make -- circular-2024     only names beginning so
 *
 * CHROMIUM_PATH names the browser (default /usr/bin/chromium). Needs qpdf.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { circularDocuments } from './lib/circulars.mjs';
import { finishedPdf } from './lib/finish.mjs';
import { letterheadPage, letterheadVersion } from './lib/letterhead.mjs';
import { jsonDocuments } from './lib/sources.mjs';

const here = import.meta.dirname;
const output = path.join(here, '../../media/documents');
const recordFile = path.join(here, 'made.json');
const sizeLimit = 60 * 1024;

const options = process.argv.slice(2);
const all = options.includes('--all');
const prefix = options.find((option) => !option.startsWith('--')) ?? '';

const record = await readFile(recordFile, 'utf8').then(JSON.parse, () => ({}));
const version = await letterheadVersion();
const documents = [
  ...(await jsonDocuments(here)),
  ...(await circularDocuments(path.join(here, '../../content'))),
];
const wanted = [];
for (const document of documents) {
  const digest = createHash('sha256')
    .update(version)
    .update(JSON.stringify(document))
    .digest('hex')
    .slice(0, 16);
  const file = path.join(output, `${document.name}.pdf`);
  const exists = await stat(file).then(
    () => true,
    () => false,
  );
  if (document.name.startsWith(prefix) && (all || !exists || record[document.name] !== digest)) {
    wanted.push({ document, digest, file });
  }
}

await mkdir(output, { recursive: true });
const tooLarge = [];
if (wanted.length > 0) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    for (const { document, digest, file } of wanted) {
      await page.setContent(await letterheadPage(document), { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const printed = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
      });
      const pdf = await finishedPdf(printed);
      await writeFile(file, pdf);
      record[document.name] = digest;
      if (pdf.length > sizeLimit)
        tooLarge.push(`${document.name}.pdf ${Math.round(pdf.length / 1024)} KB`);
    }
  } finally {
    await browser.close();
    const sorted = Object.fromEntries(
      Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')),
    );
    await writeFile(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}

console.log(
  `${documents.length} documents, ${wanted.length} made, ${documents.length - wanted.length} left as they are`,
);
if (tooLarge.length > 0) {
  console.error(`Larger than 60 KB:\n${tooLarge.join('\n')}`);
  process.exitCode = 1;
}

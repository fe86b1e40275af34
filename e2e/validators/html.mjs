import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * Runs the Nu Html Checker on the server's HTML.
 * @param {string} siteUrl
 * @param {string[]} pages paths
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 * @throws Error if Java is missing or the checker fails
 */
export async function validateHtml(siteUrl, pages) {
  const folder = await mkdtemp(path.join(tmpdir(), 'html-'));
  try {
    for (const [index, page] of pages.entries()) {
      const response = await fetch(siteUrl + page, { redirect: 'manual' });
      await writeFile(path.join(folder, `${index}.html`), await response.text());
    }
    const { messages } = JSON.parse(await check(folder));
    return messages.map(({ url, type, subType, message, extract }) => ({
      where: pages[Number(path.basename(url, '.html'))],
      message: `${subType ?? type}: ${message}`,
      detail: extract,
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function check(folder) {
  const args = [
    '-Xss4m',
    '-jar',
    jar,
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    folder,
  ];
  try {
    const { stdout } = await promisify(execFile)('java', args, { maxBuffer: MAX_OUTPUT_BYTES });
    return stdout;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      'The Nu Html Checker needs Java: "sudo apt-get install -y default-jre-headless".',
      { cause: error },
    );
  }
}

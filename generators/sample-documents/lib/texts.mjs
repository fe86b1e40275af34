import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const LANGUAGES = ['ar', 'en'];

/**
 * Reads the JSON files of a folder, each in the shape
 * `{ "<name>": { "ar": { title, subtitle, html }, "en": { … } } }`.
 *
 * @param {string} folder
 * @returns {Promise<import('./letterhead.mjs').LetterheadDocument[]>} names end in the language
 * @throws {Error} when a text lacks its title or HTML, or a name occurs twice
 */
export async function readTexts(folder) {
  const documents = new Map();
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  for (const file of files) {
    const source = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    for (const [basename, texts] of Object.entries(source)) {
      for (const language of LANGUAGES.filter((language) => texts[language])) {
        const { title, subtitle = '', html } = texts[language];
        const name = `${basename}-${language}`;
        if (!title || !html) throw new Error(`${file}: ${name} has no title or no HTML`);
        if (documents.has(name)) throw new Error(`${file}: ${name} occurs twice`);
        documents.set(name, { name, language, title, subtitle, html, details: [] });
      }
    }
  }
  return [...documents.values()];
}

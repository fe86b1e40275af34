import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const languages = ['ar', 'en'];
const notSources = new Set(['package.json', 'package-lock.json', 'made.json']);

/**
 * Reads every `*.json` of a folder in the shape
 * `{ "<basename>": { "ar": { title, subtitle, html }, "en": { … } } }`.
 *
 * @param {string} folder
 * @returns {Promise<{ name: string, language: 'ar' | 'en', title: string, subtitle: string, html: string, details: [string, string][] }[]>}
 * @throws {Error} when a text is missing or a name occurs twice
 */
export async function jsonDocuments(folder) {
  const documents = new Map();
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.json') && !notSources.has(file))
    .sort();
  for (const file of files) {
    const source = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    for (const [basename, texts] of Object.entries(source)) {
      for (const language of languages.filter((language) => texts[language])) {
        const { title, subtitle = '', html } = texts[language];
        const name = `${basename}-${language}`;
        if (!title || !html) throw new Error(`${file}: ${name} has no title or no text`);
        if (documents.has(name)) throw new Error(`${file}: ${name} occurs twice`);
        documents.set(name, { name, language, title, subtitle, html, details: [] });
      }
    }
  }
  return [...documents.values()];
}

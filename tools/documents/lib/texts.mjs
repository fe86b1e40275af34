import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const LANGUAGES = ['ar', 'en'];

/**
 * Reads the JSON files of a folder, each in the shape
 * `{ "<name>": { "ar": { title, subtitle, html }, "en": { … } } }`. `{{name}}` in the HTML stands for
 * a fact of the sample content.
 *
 * @param {string} folder
 * @param {{ ar: object, en: object }} facts the facts in each language, by name
 * @param {Map<string, [string, string][]>} details labels and values of a document's header, by file name
 * @returns {Promise<import('./letterhead.mjs').LetterheadDocument[]>} names end in the language
 * @throws {Error} when a text lacks its title or HTML, a name occurs twice, or a fact is unknown
 */
export async function readTexts(folder, facts, details) {
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
        documents.set(name, {
          name,
          language,
          title,
          subtitle,
          html: withFacts(html, facts[language], name),
          details: details.get(name) ?? [],
        });
      }
    }
  }
  return [...documents.values()];
}

function withFacts(html, facts, name) {
  return html.replace(/\{\{(\w+)\}\}/g, (token, fact) => {
    if (!(fact in facts)) throw new Error(`${name}: no fact is called ${token}`);
    return String(facts[fact]);
  });
}

import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort, waitFor } from '../../tools/lib/network.mjs';
import { root, start, stop } from '../../tools/lib/processes.mjs';
import { logFile } from '../../tools/lib/project.mjs';
import { CONTENT_TYPES } from './content-types.mjs';

/* A stock Strapi with content types from section 3 of the specification and the sample content of
   this folder. It runs in its own folder with the packages of the CMS. */

const PACKAGES = path.join(root, 'backends/cms/node_modules');
const SOURCES = path.join(root, 'e2e/foreign/stock-strapi');
/** The first start creates a table for every type. */
const START_SECONDS = 240;

const LOCALIZED = { i18n: { localized: true } };

/** @type {Record<import('./content-types.mjs').FieldKind, object>} */
const ATTRIBUTES = {
  text: { type: 'string' },
  long: { type: 'text' },
  html: { type: 'richtext' },
  number: { type: 'integer' },
  date: { type: 'date' },
  datetime: { type: 'datetime' },
  media: { type: 'media', multiple: false },
  'media-list': { type: 'media', multiple: true },
  category: { type: 'relation', relation: 'manyToOne', target: 'api::category.category' },
  documents: { type: 'component', repeatable: true, component: 'parts.document' },
};

/**
 * @param {{ folder: string }} options an empty folder
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startStockStrapi({ folder }) {
  writeApp(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const task = start(process.execPath, ['start.cjs'], {
    cwd: folder,
    log: logFile('e2e-stock-strapi'),
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      STRAPI_TELEMETRY_DISABLED: 'true',
      BOOTSTRAP: pathToFileURL(path.join(SOURCES, 'bootstrap.mjs')).href,
    },
  });
  await waitFor(`${url}/_health`, task, START_SECONDS);
  // Its data is not needed.
  return { url, stop: () => stop(task, 'SIGKILL') };
}

/** @param {string} folder */
function writeApp(folder) {
  cpSync(SOURCES, folder, { recursive: true });
  symlinkSync(PACKAGES, path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, 'public/uploads'), { recursive: true });
  mkdirSync(path.join(folder, 'database/migrations'), { recursive: true });
  const write = (/** @type {string} */ file, /** @type {unknown} */ content) => {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('package.json', {
    name: 'stock-strapi',
    private: true,
    dependencies: { '@strapi/strapi': '*', '@strapi/plugin-users-permissions': '*' },
  });
  write('src/components/parts/document.json', {
    collectionName: 'components_parts_documents',
    info: { displayName: 'Document' },
    attributes: { Title: ATTRIBUTES.text, Document: ATTRIBUTES.media },
  });
  for (const [plural, { singular, single, fields }] of Object.entries(CONTENT_TYPES)) {
    const api = `src/api/${singular}`;
    const uid = `api::${singular}.${singular}`;
    write(`${api}/content-types/${singular}/schema.json`, {
      kind: single ? 'singleType' : 'collectionType',
      collectionName: `${singular.replaceAll('-', '_')}_entries`,
      info: {
        singularName: singular,
        pluralName: single ? `${singular}-entries` : plural,
        displayName: singular,
      },
      options: { draftAndPublish: true },
      pluginOptions: LOCALIZED,
      attributes: Object.fromEntries(
        Object.entries(fields).map(([name, kind]) => [
          name,
          kind === 'category'
            ? ATTRIBUTES[kind]
            : { ...ATTRIBUTES[kind], pluginOptions: LOCALIZED },
        ]),
      ),
    });
    for (const [part, factory] of [
      ['routes', 'createCoreRouter'],
      ['controllers', 'createCoreController'],
      ['services', 'createCoreService'],
    ]) {
      const code = `module.exports = require('@strapi/strapi').factories.${factory}('${uid}');\n`;
      write(`${api}/${part}/${singular}.js`, code);
    }
  }
}

// Writes the folder of each content type that Strapi loads: schema, routes, controller and service.
import fs from 'node:fs';
import path from 'node:path';
import { contentTypeEntries, contentTypes, toSchema } from '@ports-authority/content-types';

const api = path.join(__dirname, '..', 'src', 'api');
const sources = path.join(__dirname, '..', '..', 'src', 'api');

/** CommonJS of a file that exports what a module makes for a content type. */
const file = (from: string, make: string, uid: string): string =>
  `'use strict';\nmodule.exports = require('${from}').${make}('${uid}');\n`;

// Types of earlier builds.
for (const name of fs.readdirSync(api)) {
  const isKnown = name in contentTypes || fs.existsSync(path.join(sources, name));
  if (!isKnown) fs.rmSync(path.join(api, name), { recursive: true });
}

for (const [name, definition] of contentTypeEntries) {
  const uid = `api::${name}.${name}`;
  const readRoutes = '../../../content-api/read-routes';
  const files = {
    [`content-types/${name}/schema.json`]: JSON.stringify(toSchema(name, definition), null, 2),
    [`routes/${name}.js`]: file(readRoutes, 'readRouter', uid),
    [`controllers/${name}.js`]: file(readRoutes, 'readController', uid),
    [`services/${name}.js`]: file(readRoutes, 'readService', uid),
  };
  for (const [relative, text] of Object.entries(files)) {
    const target = path.join(api, name, relative);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

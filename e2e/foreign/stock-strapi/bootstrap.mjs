import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTENT_TYPES } from '../content-types.mjs';
import { sampleFile } from '../files.mjs';
import { LOCALES, sampleEntries } from '../sample-content.mjs';

const LANGUAGES = { ar: 'Arabic (ar)', en: 'English (en)' };

/** Fills an empty Strapi and makes it publicly readable. */
export async function bootstrap({ strapi }) {
  const locales = strapi.plugin('i18n').service('locales');
  for (const code of LOCALES) {
    if (!(await locales.findByCode(code))) await locales.create({ code, name: LANGUAGES[code] });
  }
  await locales.setDefaultLocale({ code: 'ar' });
  await allowReading(strapi, Object.values(CONTENT_TYPES));

  const folder = await mkdtemp(path.join(tmpdir(), 'stock-strapi-'));
  const uploaded = new Map();
  const upload = async (name, alternativeText) => {
    if (uploaded.has(name)) return uploaded.get(name);
    const { bytes, type } = sampleFile(name);
    const filepath = path.join(folder, name);
    await writeFile(filepath, bytes);
    const [file] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { alternativeText } },
        files: { filepath, originalFilename: name, mimetype: type, size: bytes.length },
      });
    uploaded.set(name, file);
    return file;
  };

  const categories = new Map();
  const createValue = async (kind, value) => {
    if (value === null || value === undefined) return kind === 'documents' ? [] : null;
    switch (kind) {
      case 'media':
        return (await upload(value.file, value.alt)).id;
      case 'media-list':
        return Promise.all(value.map(async ({ file, alt }) => (await upload(file, alt)).id));
      case 'documents':
        return Promise.all(
          value.map(async ({ Title, Document }) => ({
            Title,
            Document: (await upload(Document.file, '')).id,
          })),
        );
      case 'category':
        return categories.get(value);
      case 'number':
        return Number(value);
      case 'date':
        return value.slice(0, 10);
      case 'datetime':
        return new Date(value).toISOString();
      default: {
        const text = String(value);
        if (!text.startsWith('/uploads/')) return text;
        return (await upload(text.slice('/uploads/'.length), '')).url;
      }
    }
  };

  const [first, second] = LOCALES;
  // Categories before the articles that refer to them.
  const types = Object.entries(CONTENT_TYPES).sort(([name]) => (name === 'categories' ? -1 : 0));
  for (const [type, { singular, fields }] of types) {
    const documents = strapi.documents(`api::${singular}.${singular}`);
    const toData = async (entry) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(fields).map(async ([name, kind]) => [
            name,
            await createValue(kind, entry.fields[name]),
          ]),
        ),
      );
    const others = sampleEntries(type, second);
    for (const [index, entry] of sampleEntries(type, first).entries()) {
      const data = await toData(entry);
      const { documentId } = await documents.create({ locale: first, data, status: 'published' });
      const other = others[index];
      if (other) {
        const translated = await toData(other);
        await documents.update({
          documentId,
          locale: second,
          data: translated,
          status: 'published',
        });
      }
      if (type === 'categories') categories.set(data.Name, documentId);
    }
  }
  await rm(folder, { recursive: true, force: true });
}

/** Grants the public role read access to every type, as an administrator would in the panel. */
async function allowReading(strapi, types) {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'public' } });
  for (const { singular, single } of types) {
    for (const action of single ? ['find'] : ['find', 'findOne']) {
      await strapi.db.query('plugin::users-permissions.permission').create({
        data: { action: `api::${singular}.${singular}.${action}`, role: role.id },
      });
    }
  }
}

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, test } from 'node:test';
import { guide, guideTexts } from '../src/admin/guide/texts';
import { listTexts } from '../src/admin/lists/texts';
import { libraryTexts } from '../src/admin/media/library-texts';
import { mediaTexts } from '../src/admin/media/texts';
import { noticesTexts } from '../src/admin/notices/texts';
import { publishingTexts } from '../src/admin/publishing/texts';
import { formatted, inRiyadh, momentInRiyadh } from '../src/admin/riyadh-time';
import { roomTexts } from '../src/admin/room/texts';
import publication from '../src/api/publication/content-types/publication/schema.json';
import { sections, types } from '../src/editing/panel';

type Texts = Readonly<Record<string, string>>;

/** Names of the values that a text is filled with. */
const valuesOf = (text = ''): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, value]) => value ?? ''))].sort();

const named = { guideTexts, listTexts, noticesTexts, publishingTexts };

describe('the texts of publishing, lists, notices and the guide', () => {
  for (const [name, { ar, en }] of Object.entries(named) as [
    string,
    Record<'ar' | 'en', Texts>,
  ][]) {
    test(`${name}: both languages say the same, with the same values`, () => {
      assert.deepEqual(Object.keys(ar), Object.keys(en));
      for (const key of Object.keys(en))
        assert.deepEqual(valuesOf(ar[key]), valuesOf(en[key]), key);
    });
  }

  test('the guide has the same parts and steps', () => {
    const shape = (language: 'ar' | 'en') => guide[language].map(({ steps }) => steps.length);
    assert.deepEqual(shape('ar'), shape('en'));
  });

  test('the guide in the README names types as the panel does', () => {
    const readme = fs.readFileSync(path.join(__dirname, '..', '..', 'README.md'), 'utf8');
    const places = Object.entries(sections).flatMap(([section, [, name]]) =>
      [...readme.matchAll(new RegExp(`\\b${name} · ([^|]{40})`, 'g'))].map(([, text = '']) => ({
        text,
        known: Object.values(types).filter((type) => type.section === section),
      })),
    );
    assert.ok(places.length > 20, 'the guide says where things are edited');
    for (const { text, known } of places) {
      assert.ok(
        known.some(({ name: [, name] }) => text.startsWith(name)),
        text,
      );
    }
  });

  test('name everything that the history and the warnings can say', () => {
    for (const action of publication.attributes.Action.enum) {
      assert.ok(`publishing.${action}` in publishingTexts.en, action);
    }
    assert.ok('warnings.tooLong' in roomTexts.ar && 'warnings.tooLong' in roomTexts.en);
  });
});

interface Schema {
  readonly attributes: Readonly<Record<string, { readonly maxLength?: number }>>;
}

const API = path.join(__dirname, '..', '..', 'src', 'api');

function schemaOf(type: string): Schema {
  const file = path.join(API, type, 'content-types', type, 'schema.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Schema;
}

test('the texts of files: every English one has its Arabic', () => {
  const arabic: Texts = mediaTexts.ar;
  for (const key of Object.keys(mediaTexts.en)) assert.ok(arabic[key], key);
});

/** Texts of a service that is not bought, of settings for administrators and of the list of plugins. */
const NOT_MET = /[mM]etadata(?!-missing)|^settings\.|^plugin\.description|^ai\.|\.ai$/;

test('Strapi’s words of the Media Library that an editor meets are all in Arabic', () => {
  const upload = path.dirname(require.resolve('@strapi/upload/package.json'));
  const english = createRequire(__filename)(
    path.join(upload, 'dist/admin/translations/en.json.js'),
  ) as Texts;
  const arabic: Texts = { ...libraryTexts, ...mediaTexts.ar };
  const met = Object.keys(english).filter((key) => !NOT_MET.test(key));
  assert.ok(met.length > 300);
  assert.deepEqual(
    met.filter((key) => !arabic[`upload.${key}`]),
    [],
    'without Arabic',
  );
  assert.deepEqual(
    Object.keys(libraryTexts).filter((key) => !(key.slice('upload.'.length) in english)),
    [],
    'no longer asked for',
  );
  for (const key of met) {
    const known = valuesOf(english[key]);
    for (const value of valuesOf(arabic[`upload.${key}`])) assert.ok(known.includes(value), key);
  }
});

/** Types that the CMS keeps for itself. */
const OWN = /^(?:former-name|publication(?:-request|-schedule)?)$/;

test('the panel names every type that editors see, and says what each of its fields is', () => {
  for (const name of fs.readdirSync(API).filter((type) => !OWN.test(type))) {
    const type = types[name];
    assert.ok(type, name);
    const shown = Object.keys(schemaOf(name).attributes).filter((field) => !(field in type.fields));
    assert.deepEqual(shown, [], `${name}: fields without a text`);
  }
});

test('no field has more room on the site than it can store', () => {
  for (const [name, { fields }] of Object.entries(types)) {
    for (const [field, { room }] of Object.entries(fields)) {
      if (room === undefined) continue;
      const { attributes } = schemaOf(name);
      assert.ok((attributes[field]?.maxLength ?? 0) >= room, `${name}.${field}`);
    }
  }
});

test('a day and time is taken and shown as in Riyadh, wherever the editor sits', () => {
  assert.equal(momentInRiyadh('2026-12-01T00:30'), '2026-11-30T21:30:00.000Z');
  assert.equal(inRiyadh(new Date('2026-11-30T21:30:00Z')), '2026-12-01T00:30');
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Riyadh' } as const;
  assert.equal(formatted('en', '2026-11-30T21:30:00Z', options), '1 Dec 2026, 00:30');
  assert.match(formatted('ar', '2026-11-30T21:30:00Z', options), /2026/);
});

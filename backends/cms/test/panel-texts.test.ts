import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, test } from 'node:test';
import { DESK_ROLES } from '@ports-authority/e-services-contract';
import { ar as deskAr } from '../src/admin/desk/texts.ar';
import { en as deskEn } from '../src/admin/desk/texts.en';
import { guide, guideTexts } from '../src/admin/guide/texts';
import { listTexts } from '../src/admin/lists/texts';
import { libraryTexts, unlistedTexts } from '../src/admin/translations/library-texts';
import { mediaTexts } from '../src/admin/media/texts';
import { noticesTexts } from '../src/admin/notices/texts';
import { publishingTexts } from '../src/admin/publishing/texts';
import { formatDate, toRiyadhLocal, riyadhToIso } from '../src/admin/riyadh-time';
import { panelWords } from '../src/admin/translations/panel-words';
import { roleWords, settingsWords } from '../src/admin/translations/settings-words';
import { startPageTexts } from '../src/admin/start-page/texts';
import eService from '../src/api/e-service/content-types/e-service/schema.json';
import publication from '../src/api/publication/content-types/publication/schema.json';
import { choices, components, sections, types } from '../src/editing/panel';

type Texts = Readonly<Record<string, string>>;

/** Names of the values that a text is filled with. */
const valuesOf = (text = ''): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, value]) => value ?? ''))].sort();

const named = { guideTexts, listTexts, noticesTexts, publishingTexts };

describe('the texts of publishing, previews, lists, notices and the guide', () => {
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

  test('name the roles of the desk as the accounts do', () => {
    for (const role of DESK_ROLES) {
      assert.equal(roleWords[`global.desk-${role}`], deskAr[`desk.role.${role}`]);
    }
    const desk = fs.readFileSync(path.join(__dirname, '../../../../docs/desk.md'), 'utf8');
    for (const role of DESK_ROLES) {
      assert.match(desk, new RegExp(`^\\| ${deskEn[`desk.role.${role}`]} `, 'm'));
    }
  });

  test('name everything that the history and the warnings can say', () => {
    for (const action of publication.attributes.Action.enum) {
      assert.ok(`publishing.${action}` in publishingTexts.en, action);
    }
    assert.ok('warnings.tooLong' in startPageTexts.ar && 'warnings.tooLong' in startPageTexts.en);
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

test('every value that is chosen from a list has a name', () => {
  const folders = [API, path.join(API, '..', 'components')];
  const files = folders.flatMap((folder) =>
    (fs.readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => name.endsWith('.json') && !OWN.test(name.split(path.sep)[0] ?? ''))
      .map((name) => path.join(folder, name)),
  );
  const values = files.flatMap((file) => {
    const { attributes } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      readonly attributes: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
    };
    return Object.values(attributes).flatMap((attribute) => attribute.enum ?? []);
  });
  assert.deepEqual([...new Set(values)].sort(), Object.keys(choices).sort());
});

test('no field is longer on the site than it can be stored', () => {
  for (const [name, { fields }] of Object.entries(types)) {
    for (const [field, { maxCharacters }] of Object.entries(fields)) {
      if (maxCharacters === undefined) continue;
      const { attributes } = schemaOf(name);
      assert.ok((attributes[field]?.maxLength ?? 0) >= maxCharacters, `${name}.${field}`);
    }
  }
});

test('a day and time is taken and shown as in Riyadh, wherever the editor sits', () => {
  assert.equal(riyadhToIso('2026-12-01T00:30'), '2026-11-30T21:30:00.000Z');
  assert.equal(toRiyadhLocal(new Date('2026-11-30T21:30:00Z')), '2026-12-01T00:30');
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Riyadh' } as const;
  assert.equal(formatDate('en', '2026-11-30T21:30:00Z', options), '1 Dec 2026, 00:30');
  assert.match(formatDate('ar', '2026-11-30T21:30:00Z', options), /2026/);
});

describe('Strapi’s words that an editor meets', () => {
  const arabic: Texts = {
    ...panelWords,
    ...libraryTexts,
    ...unlistedTexts,
    ...listTexts.ar,
    ...startPageTexts.ar,
  };
  const load = createRequire(__filename);
  const wordsOf = (part: string, folder: string, language: 'ar' | 'en'): Texts => {
    const root = path.dirname(load.resolve(`@strapi/${part}/package.json`));
    const file = path.join(root, folder, `${language}.json.js`);
    if (!fs.existsSync(file)) return {};
    const words = load(file) as { readonly default?: Texts };
    return words.default ?? (words as Texts);
  };

  /** Where the words are, and those that only administrators meet or that belong to what is not used. */
  const PARTS = [
    [
      'content-manager',
      'dist/admin/translations',
      /^(?:App|EditRelations|api|plugin|link-to-ctb|emptyAttributes|groups|models|history|notification|dnd\.sort|error\.(?:attribute|contentType|model|schema)|global|form\.Input\.(?!hint)|pages\.NoContentType|preview\.panel\.button-conf|widget\.chart|components\.(?:AddFilter|Blocks|Draggable|DynamicZone|EmptyAttr|FieldItem|FieldSelect|FilterOptions|FiltersPick|Settings|Wysiwyg|uid)|containers\.(?:Edit\.(?:Link|seeDetails)|Home|List(?:Settings|Sett)|SettingPage|Setting|list\.displayed|(?:list|edit)-settings))/,
    ],
    ['i18n', 'dist/admin/translations', /^(?:Settings|plugin|Checkbox)|AI|ai-/],
    [
      'admin',
      'dist/admin/admin/src/translations',
      /^(?!Auth\.|HomePage|app\.(?:utils|session|error|confirm|components\.(?:Button|ConfirmDialog|EmptyState|NotFound|Select|Toggle))|components\.(?:Filter|Input|Search|TableHeader|ViewSettings|pagination|popUp)|form\.button|global\.|notification\.(?:error$|form|link|permission|success\.(?:delete|saved|title)|warning))|[rR]egister|\.(?:ready|news)|login\.|providers|defaultMessage$|email\.placeholder|global\.(?:plugins|auditLogs|documentation|marketplace|fullname)/,
    ],
  ] as const;

  for (const [part, folder, notMet] of PARTS) {
    test(`${part}: are all in Arabic`, () => {
      const english = wordsOf(part, folder, 'en');
      const prefix = part === 'admin' ? '' : `${part}.`;
      const strapis = wordsOf(part, folder, 'ar');
      const inPanel = (key: string): string | undefined => arabic[prefix + key] ?? strapis[key];
      const met = Object.keys(english).filter((key) => !notMet.test(key));
      assert.ok(met.length > 20);
      const isArabic = (text = '') => /\p{Script=Arabic}/u.test(text);
      assert.deepEqual(
        met.filter(
          (key) =>
            /\p{L}/u.test((english[key] ?? '').replace(/\{\w+\}/g, '')) && !isArabic(inPanel(key)),
        ),
        [],
        'without Arabic',
      );
      for (const key of met) {
        // Words of the message format that somebody has translated: the panel shows its key instead.
        assert.doesNotMatch(inPanel(key) ?? '', /(?:واحد|آخر) \{|، حدد/, key);
        const known = valuesOf(english[key]);
        for (const value of valuesOf(inPanel(key))) assert.ok(known.includes(value), key);
      }
    });
  }

  test('no key of ours is asked for no longer', () => {
    const asked = new Set(
      PARTS.flatMap(([part, folder]) =>
        ['en', 'ar'].flatMap((language) =>
          Object.keys(wordsOf(part, folder, language as 'ar' | 'en')).map((key) =>
            part === 'admin' ? key : `${part}.${key}`,
          ),
        ),
      ),
    );
    assert.deepEqual(
      Object.keys({ ...panelWords, ...settingsWords }).filter((key) => !asked.has(key)),
      [],
    );
  });

  /** Fees, plans and what they add: nobody meets them here. */
  const NOT_IN_SETTINGS =
    /\.(?:auditLogs|ee|sso)\b|link-(?:pricing|upgrade)|get-help|strapi-version$/;

  test('settings of one’s own, accounts and roles: are all in our Arabic', () => {
    const english = wordsOf('admin', 'dist/admin/admin/src/translations', 'en');
    const strapis = wordsOf('admin', 'dist/admin/admin/src/translations', 'ar');
    const met = Object.keys(english).filter(
      (key) =>
        /^(?:Roles|Settings\.(?:application|permissions|profile|roles)|Users)\./.test(key) &&
        !NOT_IN_SETTINGS.test(key),
    );
    assert.ok(met.length > 80);
    const words: Texts = settingsWords;
    assert.deepEqual(
      met.filter((key) => !words[key]),
      [],
      'without Arabic of ours',
    );
    for (const [key, text] of Object.entries(words)) {
      const known = valuesOf(english[key] ?? strapis[key]);
      for (const value of valuesOf(text)) assert.ok(known.includes(value), key);
    }
  });

  test('every role has its Arabic name where it is chosen', () => {
    const file = path.join(__dirname, '..', '..', 'src', 'bootstrap', 'roles.ts');
    const source = fs.readFileSync(file, 'utf8');
    const codes = [...source.matchAll(/(?:code: |CONTACT_READER = )'([^']+)'/g)].map(
      ([, code]) => code,
    );
    assert.deepEqual(
      codes.filter((code) => !(`global.${code}` in roleWords)),
      [],
    );
  });
});

test('Strapi still draws the arrows that the style sheet turns in Arabic as it knows them', () => {
  const admin = path.join(__dirname, '..', '..', 'src', 'admin');
  const css = fs.readFileSync(path.join(admin, 'branding', 'branding.css'), 'utf8');
  const starts = [...css.matchAll(/path\[d\^='([^']+)'\]/g)].map(([, start = '']) => start);
  assert.equal(starts.length, 6);
  const icons = fs.readFileSync(createRequire(__filename).resolve('@strapi/icons'), 'utf8');
  for (const start of starts) {
    assert.equal(icons.split(`{d:"${start}`).length - 1, 1, `one icon begins with ${start}`);
  }
});

const messagesIn = (language: 'ar' | 'en') =>
  JSON.parse(
    fs.readFileSync(path.join(__dirname, `../../../../messages/${language}.json`), 'utf8'),
  ) as { readonly ui: Texts; readonly routes: Texts };

test('the panel names the e-services as the site does', () => {
  const [arabic, english] = [messagesIn('ar').routes, messagesIn('en').routes];
  const onSite = Object.keys(arabic).map((route) => [arabic[route], english[route]].join(' | '));
  const keys = eService.attributes.Key.enum;
  assert.deepEqual(
    keys.map((key) => choices[key]?.join(' | ')).filter((both) => !both || !onSite.includes(both)),
    [],
  );
});

test('the first link of the panel says in Arabic what that of the site says', () => {
  assert.equal(panelWords.skipToContent, messagesIn('ar').ui.skipToContent);
});

test('every field of every type and list has a label and a help in both languages, and its place', () => {
  const missing: string[] = [];
  for (const name of fs.readdirSync(API)) {
    const file = path.join(API, name, 'content-types', name, 'schema.json');
    if (!fs.existsSync(file)) continue;
    const { attributes, pluginOptions } = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (pluginOptions?.['content-manager']?.visible === false) continue;
    for (const attribute of Object.keys(attributes)) {
      const text = types[name]?.fields[attribute];
      if (!text?.help) missing.push(`${name}.${attribute}`);
      if (!types[name]?.groups.flat().includes(attribute)) missing.push(`${name}: ${attribute}`);
    }
  }
  const folder = path.join(API, '..', 'components');
  for (const name of fs.readdirSync(folder, { recursive: true }) as string[]) {
    if (!name.endsWith('.json')) continue;
    const { info, attributes } = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
    for (const attribute of Object.keys(attributes)) {
      if (!components[info.displayName]?.[attribute]?.help) missing.push(`${name}.${attribute}`);
    }
  }
  assert.deepEqual(missing, []);
});

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, test } from 'node:test';
import { contentTypeEntries, definitionFields } from '@ports-authority/content-types';
import { DESK_ROLES } from '@ports-authority/e-services-contract';
import { addressTexts } from '../src/admin/addresses/texts';
import deskAr from '../src/admin/desk/texts.ar.json';
import deskEn from '../src/admin/desk/texts.en.json';
import guide from '../src/admin/guide/guide.json';
import guideTexts from '../src/admin/guide/texts.json';
import listTexts from '../src/admin/lists/texts.json';
import libraryTexts from '../src/admin/translations/library.json';
import unlistedTexts from '../src/admin/translations/unlisted.json';
import mediaTexts from '../src/admin/media/texts.json';
import noticesTexts from '../src/admin/notices/texts.json';
import publishingTexts from '../src/admin/publishing/texts.json';
import { formatDate, toRiyadhLocal, riyadhToIso } from '../src/admin/riyadh-time';
import panelWords from '../src/admin/translations/panel.json';
import roleWords from '../src/admin/translations/roles.json';
import settingsWords from '../src/admin/translations/settings.json';
import startPageTexts from '../src/admin/start-page/texts.json';
import publication from '../src/api/publication/content-types/publication/schema.json';
import { choices, components, sections, types } from '../src/editing/panel';

type Texts = Readonly<Record<string, string>>;

const placeholders = (text = ''): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, value]) => value ?? ''))].sort();

const named = {
  addressTexts,
  deskTexts: { ar: deskAr, en: deskEn },
  guideTexts,
  listTexts,
  noticesTexts,
  publishingTexts,
};

describe('messages of our screens', () => {
  for (const [name, { ar, en }] of Object.entries(named) as [
    string,
    Record<'ar' | 'en', Texts>,
  ][]) {
    test(`${name}: same keys and placeholders in both languages`, () => {
      assert.deepEqual(Object.keys(ar).sort(), Object.keys(en).sort());
      for (const key of Object.keys(en))
        assert.deepEqual(placeholders(ar[key]), placeholders(en[key]), key);
    });
  }

  test('the guide has the same sections and steps', () => {
    const shape = (language: 'ar' | 'en') => guide[language].map(({ steps }) => steps.length);
    assert.deepEqual(shape('ar'), shape('en'));
  });

  test('the guide in the README uses the names of the panel', () => {
    const readme = fs.readFileSync(path.join(__dirname, '..', '..', 'README.md'), 'utf8');
    const places = Object.entries(sections).flatMap(([section, [, name]]) =>
      [...readme.matchAll(new RegExp(`\\b${name} · ([^|]{40})`, 'g'))].map(([, text = '']) => ({
        text,
        known: Object.values(types).filter((type) => type.section === section),
      })),
    );
    assert.ok(places.length > 20);
    for (const { text, known } of places) {
      assert.ok(
        known.some(({ name: [, name] }) => text.startsWith(name)),
        text,
      );
    }
  });

  test('use the same role names for desk and accounts', () => {
    for (const role of DESK_ROLES) {
      assert.equal(roleWords[`global.desk-${role}`], deskAr[`desk.role.${role}`]);
    }
    const desk = fs.readFileSync(path.join(__dirname, '../../../../docs/desk.md'), 'utf8');
    for (const role of DESK_ROLES) {
      assert.match(desk, new RegExp(`^- \\*\\*${deskEn[`desk.role.${role}`]}\\*\\*`, 'm'));
    }
  });

  test('cover all actions of the history', () => {
    for (const action of publication.attributes.Action.enum) {
      assert.ok(`publishing.${action}` in publishingTexts.en, action);
    }
    assert.ok('warnings.tooLong' in startPageTexts.ar && 'warnings.tooLong' in startPageTexts.en);
  });
});

test('every English message of files has an Arabic one', () => {
  const arabic: Texts = mediaTexts.ar;
  for (const key of Object.keys(mediaTexts.en)) assert.ok(arabic[key], key);
});

/** Keys of paid features, administrators' settings and the list of plugins. */
const UNUSED = /[mM]etadata(?!-missing)|^settings\.|^plugin\.description|^ai\.|\.ai$/;

test('Strapi’s Media Library is translated to Arabic', () => {
  const upload = path.dirname(require.resolve('@strapi/upload/package.json'));
  const english = createRequire(__filename)(
    path.join(upload, 'dist/admin/translations/en.json.js'),
  ) as Texts;
  const arabic: Texts = { ...libraryTexts, ...mediaTexts.ar };
  const used = Object.keys(english).filter((key) => !UNUSED.test(key));
  assert.ok(used.length > 300);
  assert.deepEqual(
    used.filter((key) => !arabic[`upload.${key}`]),
    [],
    'without Arabic',
  );
  assert.deepEqual(
    Object.keys(libraryTexts).filter((key) => !(key.slice('upload.'.length) in english)),
    [],
    'obsolete keys',
  );
  for (const key of used) {
    const known = placeholders(english[key]);
    for (const value of placeholders(arabic[`upload.${key}`]))
      assert.ok(known.includes(value), key);
  }
});

const componentFolder = path.join(__dirname, '..', '..', 'src', 'components');

const componentSchemas = (fs.readdirSync(componentFolder, { recursive: true }) as string[])
  .filter((name) => name.endsWith('.json'))
  .map(
    (name) =>
      JSON.parse(fs.readFileSync(path.join(componentFolder, name), 'utf8')) as {
        readonly info: { readonly displayName: string };
        readonly attributes: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
      },
  );

test('every enum value has a label', () => {
  const fields = contentTypeEntries
    .filter(([, { section }]) => section)
    .flatMap(([, definition]) => Object.values(definitionFields(definition)));
  const attributes = componentSchemas.flatMap((schema) => Object.values(schema.attributes));
  const values = [...fields, ...attributes].flatMap((attribute) => attribute.enum ?? []);
  assert.deepEqual([...new Set(values)].sort(), Object.keys(choices).sort());
});

test('layout limits do not exceed storage limits', () => {
  for (const [type, definition] of contentTypeEntries) {
    for (const [name, { maxCharacters, maxLength = 0 }] of Object.entries(
      definitionFields(definition),
    )) {
      if (maxCharacters !== undefined) assert.ok(maxLength >= maxCharacters, `${type}.${name}`);
    }
  }
});

test('dates are entered and shown in Riyadh’s time zone', () => {
  assert.equal(riyadhToIso('2026-12-01T00:30'), '2026-11-30T21:30:00.000Z');
  assert.equal(toRiyadhLocal(new Date('2026-11-30T21:30:00Z')), '2026-12-01T00:30');
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Riyadh' } as const;
  assert.equal(formatDate('en', '2026-11-30T21:30:00Z', options), '1 Dec 2026, 00:30');
  assert.match(formatDate('ar', '2026-11-30T21:30:00Z', options), /2026/);
});

describe('Strapi’s messages', () => {
  const arabic: Texts = {
    ...panelWords,
    ...libraryTexts,
    ...unlistedTexts,
    ...listTexts.ar,
    ...startPageTexts.ar,
  };
  const load = createRequire(__filename);
  const readTranslations = (part: string, folder: string, language: 'ar' | 'en'): Texts => {
    const root = path.dirname(load.resolve(`@strapi/${part}/package.json`));
    const file = path.join(root, folder, `${language}.json.js`);
    if (!fs.existsSync(file)) return {};
    const words = load(file) as { readonly default?: Texts };
    return words.default ?? (words as Texts);
  };

  /** Translation files, and keys that editors do not see. */
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

  for (const [part, folder, unused] of PARTS) {
    test(`${part}: are translated to Arabic`, () => {
      const english = readTranslations(part, folder, 'en');
      const prefix = part === 'admin' ? '' : `${part}.`;
      const strapis = readTranslations(part, folder, 'ar');
      const inPanel = (key: string): string | undefined => arabic[prefix + key] ?? strapis[key];
      const used = Object.keys(english).filter((key) => !unused.test(key));
      assert.ok(used.length > 20);
      const isArabic = (text = '') => /\p{Script=Arabic}/u.test(text);
      assert.deepEqual(
        used.filter(
          (key) =>
            /\p{L}/u.test((english[key] ?? '').replace(/\{\w+\}/g, '')) && !isArabic(inPanel(key)),
        ),
        [],
        'without Arabic',
      );
      for (const key of used) {
        // Strapi's Arabic has translated ICU keywords, which are syntax errors.
        assert.doesNotMatch(inPanel(key) ?? '', /(?:واحد|آخر) \{|، حدد/, key);
        const known = placeholders(english[key]);
        for (const value of placeholders(inPanel(key))) assert.ok(known.includes(value), key);
      }
    });
  }

  test('our translations have no obsolete keys', () => {
    const known = new Set(
      PARTS.flatMap(([part, folder]) =>
        ['en', 'ar'].flatMap((language) =>
          Object.keys(readTranslations(part, folder, language as 'ar' | 'en')).map((key) =>
            part === 'admin' ? key : `${part}.${key}`,
          ),
        ),
      ),
    );
    assert.deepEqual(
      Object.keys({ ...panelWords, ...settingsWords }).filter((key) => !known.has(key)),
      [],
    );
  });

  /** Keys of paid features. */
  const PAID = /\.(?:auditLogs|ee|sso)\b|link-(?:pricing|upgrade)|get-help|strapi-version$/;

  test('settings, accounts and roles are translated to Arabic', () => {
    const english = readTranslations('admin', 'dist/admin/admin/src/translations', 'en');
    const strapis = readTranslations('admin', 'dist/admin/admin/src/translations', 'ar');
    const used = Object.keys(english).filter(
      (key) =>
        /^(?:Roles|Settings\.(?:application|permissions|profile|roles)|Users)\./.test(key) &&
        !PAID.test(key),
    );
    assert.ok(used.length > 80);
    const words: Texts = settingsWords;
    assert.deepEqual(
      used.filter((key) => !words[key]),
      [],
      'without our Arabic',
    );
    for (const [key, text] of Object.entries(words)) {
      const known = placeholders(english[key] ?? strapis[key]);
      for (const value of placeholders(text)) assert.ok(known.includes(value), key);
    }
  });

  test('every role has an Arabic name', () => {
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

test('branding.css matches the path data of Strapi’s arrow icons', () => {
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
  ) as { readonly ui: Texts };

test('the skip link has the same Arabic text as the site’s', () => {
  assert.equal(panelWords.skipToContent, messagesIn('ar').ui.skipToContent);
});

test('every visible field has a label and a hint', () => {
  const visible = contentTypeEntries.filter(([, { section }]) => section);
  const fields = visible.flatMap(([type, definition]) =>
    Object.entries(definitionFields(definition)).map(([name, { label, help }]) => ({
      name: `${type}.${name}`,
      isLabelled: label !== undefined && help !== undefined,
    })),
  );
  const parts = componentSchemas.flatMap(({ info, attributes }) =>
    Object.keys(attributes).map((name) => ({
      name: `${info.displayName}.${name}`,
      isLabelled: components[info.displayName]?.[name]?.help !== undefined,
    })),
  );
  assert.deepEqual(
    [...fields, ...parts].filter(({ isLabelled }) => !isLabelled),
    [],
  );
  assert.ok(visible.every(([type]) => type in types));
});

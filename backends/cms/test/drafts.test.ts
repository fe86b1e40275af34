import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { contentTypeEntries, toSchema } from '@ports-authority/content-types';
import { readSettings } from '../src/settings';
import type { RunningCms } from './cms';
import { collection, signIn, type Editor } from './editor';
import { withContent } from './shared';

/*
 * Responses must not depend on drafts: every query is sent before and after drafts are written, and
 * both responses must be identical. Covers populate, filters and sort orders.
 */

const COMPONENTS = path.join(__dirname, '..', '..', 'src', 'components');
const ARTICLE = 'api::article.article';
const MARK = 'zzz-not-announced';
const FULL = process.env.FULL === '1';

interface Schema {
  kind?: string;
  info: { singularName: string; pluralName: string };
  attributes: Readonly<Record<string, { type: string; component?: string; target?: string }>>;
}

const settings = readSettings();
let cms: RunningCms;
let editor: Editor;

const reader = { authorization: `Bearer ${settings.readToken}` };

const json = (file: string): Schema => JSON.parse(fs.readFileSync(file, 'utf8')) as Schema;

const types: readonly Schema[] = contentTypeEntries.map(([name, definition]) =>
  toSchema(name, definition),
);

function getComponent(uid: string): Schema {
  const [folder = '', name = ''] = uid.split('.');
  return json(path.join(COMPONENTS, folder, `${name}.json`));
}

const place = ({ kind, info }: Schema): string =>
  kind === 'singleType' ? info.singularName : info.pluralName;

/** Attributes below files, and Strapi's internal ones. */
const BELOW_FILES = ['related', 'folder', 'createdBy', 'updatedBy', 'localizations'];
const STRAPIS_OWN = ['localizations', 'createdBy', 'updatedBy', 'related'];

/** Outside test:full every spelling of a query only for a text and for what leads to other entries. */
const everySpelling = (attribute: string): boolean =>
  FULL || attribute === 'Title' || attribute === 'related';

/** Queries that populate an attribute and below; outside test:full the widest of each type. */
function populations(name: string, all: boolean, inside: readonly string[]): string[] {
  const below = inside.flatMap((inner) => [
    `populate=${name}.${inner}`,
    `populate[${name}][populate][${inner}][populate]=*`,
    ...(all && everySpelling(inner)
      ? [
          `populate[0]=${name}.${inner}`,
          `populate[99]=${name}.${inner}`,
          `populate[${name}.${inner}]=true`,
          `populate[${name}]=${inner}`,
          `populate[${name}][populate]=${inner}`,
          `populate[${name}][populate][0]=${inner}`,
          `populate[${name}][populate][${inner}]=true`,
          `populate[${name}][populate][${inner}][fields][0]=Title`,
          `populate[${name}][populate][${inner}][on][${ARTICLE}][populate]=*`,
          `populate[${name}][populate][${inner}][on][${ARTICLE}][fields][0]=Title`,
          `populate[${name}][populate][${inner}][count]=true`,
        ]
      : []),
  ]);
  const ways = [
    `populate[${name}]=true`,
    `populate[${name}][populate]=*`,
    `populate[${name}][fields][0]=id`,
    `populate[${name}][count]=true`,
    `populate[${name}][on][${ARTICLE}]=true`,
    ...below,
  ];
  return all || FULL ? ways : ways.filter((way) => way.endsWith('=*'));
}

/** Filters and sort orders over a path of attributes. */
function comparisons(names: readonly string[], all: boolean): string[] {
  const keys = names.map((name) => `[${name}]`).join('');
  return [
    `filters${keys}[$containsi]=${MARK}`,
    `sort=${names.join('.')}:desc`,
    ...(all
      ? [
          `filters${keys}[$notNull]=true`,
          `filters[$or][0]${keys}[$containsi]=${MARK}&filters[$or][1][id][$lt]=0`,
          `filters[$not]${keys}[$containsi]=${MARK}`,
          `sort[0]=${names.join('.')}:asc`,
          `sort[99]=${names.join('.')}:asc`,
          `sort${keys}=desc`,
        ]
      : []),
  ];
}

function queriesFor({ info, attributes }: Schema): string[] {
  // Articles have every kind of attribute but components, which are queried below.
  const all = info.singularName === 'article';
  const entries = Object.entries(attributes);
  const deep = entries.filter(([, { type }]) => ['media', 'relation', 'component'].includes(type));
  const below = all ? BELOW_FILES : ['related'];
  const queries = [
    'populate=*',
    'populate=deep',
    `_q=${MARK}`,
    'fields[0]=id',
    'filters[publishedAt][$null]=true',
    ...deep.flatMap(([name]) => populations(name, all, below)),
    ...deep.flatMap(([name, { component }]) =>
      component === undefined
        ? []
        : Object.keys(getComponent(component).attributes).flatMap((inner) => [
            `populate[${name}][populate][${inner}][populate]=related`,
            `populate=${name}.${inner}.related`,
            `filters[${name}][${inner}][related][id][$notNull]=true`,
          ]),
    ),
    ...(all || FULL ? throughRelations(entries, { all, deep: deep.map(([name]) => name) }) : []),
  ];
  return queries.map((query) => `${query}&pagination[limit]=${all ? 4 : 2}`);
}

/** Populations, filters and sort orders that reach other entries, versions and accounts. */
function throughRelations(
  entries: readonly (readonly [string, { readonly type: string }])[],
  { all, deep }: { readonly all: boolean; readonly deep: readonly string[] },
): string[] {
  const below = all ? BELOW_FILES : ['related'];
  const texts = entries.filter(([, { type }]) => ['string', 'text', 'richtext'].includes(type));
  const names = (all ? entries : texts.slice(0, 1)).map(([name]) => name);
  return [
    ...STRAPIS_OWN.flatMap((name) => populations(name, all, FULL ? below : ['related'])),
    ...names.flatMap((name) => comparisons([name], all && everySpelling(name))),
    ...deep.flatMap((name) =>
      below.flatMap((inner) =>
        (FULL ? ['Title', 'id'] : ['Title']).flatMap((lowest) =>
          comparisons([name, inner, lowest], all && everySpelling(inner)),
        ),
      ),
    ),
    ...names.flatMap((name) => comparisons(['localizations', name], all && everySpelling(name))),
    ...names.map(
      (name) => `populate[localizations][filters][localizations][${name}][$containsi]=${MARK}`,
    ),
    ...['createdBy', 'updatedBy'].flatMap((name) => comparisons([name, 'email'], all)),
    ...['articles', 'files', 'related'].flatMap((name) => comparisons([name, 'Title'], all)),
  ];
}

/** Status and body of every query. */
async function answers(headers: Record<string, string>): Promise<Map<string, string>> {
  const queries = types.flatMap((type) =>
    queriesFor(type).map((query) => `${place(type)}?locale=ar&${query}`),
  );
  queries.push(
    ...['upload/files', 'upload/files?populate=*', 'upload/files?populate=related', 'users'],
    ...['users?populate=*', 'users-permissions/roles', 'i18n/locales', 'contact-forms', 'upload'],
    ...['publications', 'publication-requests', 'publication-schedules'],
    ...types.map((type) => `${place(type)}?locale=en&populate=*`),
    ...types.map((type) => `${place(type)}?locale=en&populate=localizations`),
  );
  const found = new Map<string, string>();
  const open = [...queries];
  const worker = async (): Promise<void> => {
    for (let query = open.pop(); query !== undefined; query = open.pop()) {
      const response = await fetch(`${cms.url}/api/${query}`, { headers });
      found.set(query, `${response.status} ${await response.text()}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return found;
}

before(async () => {
  ({ cms } = await withContent.use());
  editor = await signIn(cms.url);
});

after(() => withContent.release());

const list = (type: string) =>
  editor.list(`api::${type}.${type}`, 'locale=en&pageSize=1&page=1&sort=id:ASC');

/** Writes drafts: changes of published entries, and new entries. */
async function writeDrafts(): Promise<void> {
  for (const type of types) {
    const { singularName } = type.info;
    // An internal type without drafts.
    if (singularName === 'former-name') continue;
    const uid = `api::${singularName}.${singularName}`;
    const changed = Object.entries(type.attributes).filter(
      ([name, { type: kind }]) =>
        ['string', 'text', 'richtext'].includes(kind) && !/^(Slug|Key|IDNumber|Link)$/.test(name),
    );
    const texts = Object.fromEntries(changed.map(([name]) => [name, MARK]));
    if (type.kind === 'singleType') {
      await editor
        .call('PUT', `/content-manager/single-types/${uid}?locale=en`, texts)
        .catch(ignore);
      continue;
    }
    const [entry] = await list(singularName);
    if (entry && singularName !== 'category') {
      await editor.save(uid, entry.documentId, 'en', texts).catch(ignore);
    }
  }
  const [published] = await list('article');
  const { data } = await editor.call<{ data: { Images?: { id: number }[] } }>(
    'GET',
    `${collection(ARTICLE)}/${published?.documentId}?locale=en`,
  );
  const image = data.Images?.[0];
  assert.ok(image, 'an article of the sample content has a picture');
  await editor.create(ARTICLE, 'en', {
    Title: `${MARK} tender award`,
    Slug: MARK,
    PublishDate: '2026-01-01T08:00:00.000Z',
    Images: [image.id],
    CardImage: image.id,
  });
}

const ignore = (): void => undefined;

describe('drafts', () => {
  test('change no response, and every request needs a token', async () => {
    const published = await answers(reader);
    await writeDrafts();
    const differing: string[] = [];
    const later = await answers(reader);
    for (const [query, answer] of later) {
      const before = published.get(query);
      if (answer !== before) differing.push(query);
      assert.ok(!answer.startsWith('5'), `${query}: ${answer.slice(0, 200)}`);
      assert.ok(!leaks(answer), `${query}: ${answer.slice(0, 200)}`);
    }
    const [first = ''] = differing;
    assert.deepEqual(differing, [], `${published.get(first)}\n${later.get(first)}`);
    for (const type of types) {
      assert.equal((await fetch(`${cms.url}/api/${place(type)}?populate=*`)).status, 401);
    }
    // Guards against empty lists above.
    assert.ok(published.size > 500, `${published.size} queries`);
  });

  test('are readable with the preview token', async () => {
    const response = await fetch(
      `${cms.url}/api/articles?status=draft&locale=en&filters[Slug][$eq]=${MARK}`,
      { headers: { authorization: `Bearer ${settings.previewToken}` } },
    );
    assert.match(await response.text(), /tender award/);
  });

  test('are not reachable through files, even with the preview token', async () => {
    for (const query of [
      'populate[Images][populate]=*',
      'populate[Images][populate][related]=true',
      'populate=Images.related',
      'filters[Images][related][id][$notNull]=true',
    ]) {
      for (const token of [settings.readToken, settings.previewToken]) {
        const response = await fetch(`${cms.url}/api/articles?${query}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        assert.equal(response.status, 400, query);
      }
    }
  });

  test('do not depend on selected fields: publishedAt is always returned', async () => {
    const response = await fetch(`${cms.url}/api/articles?fields[0]=Title&locale=en`, {
      headers: reader,
    });
    const { data } = (await response.json()) as { data: Record<string, unknown>[] };
    assert.ok(data.length > 0 && data.every(({ publishedAt }) => publishedAt));
  });
});

function leaks(answer: string): boolean {
  // An error may repeat the query.
  return (
    answer.startsWith('200') && (answer.includes(MARK) || answer.includes('"publishedAt":null'))
  );
}

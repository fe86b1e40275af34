import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Core } from '@strapi/strapi';
import { ensureLayouts, isCustomized } from '../src/editing/layouts';

const WRITTEN = {
  settings: { pageSize: 20, mainField: 'Title', defaultSortBy: 'Date' },
  layouts: {
    list: ['Title', 'Date', 'updatedAt'],
    edit: [
      [{ name: 'Title', size: 12 }],
      [
        { name: 'Date', size: 6 },
        { name: 'Place', size: 6 },
      ],
    ],
  },
  fields: ['Title', 'Date', 'Place'],
};
const attributes = (...names: string[]) => Object.fromEntries(names.map((name) => [name, {}]));
const [title, [date, place]] = WRITTEN.layouts.edit as [
  { name: string; size: number }[],
  { name: string; size: number }[],
];

test('a new field is no customization', () => {
  const edit = [title, [date, place], [{ name: 'Author', size: 6 }]];
  const list = [...WRITTEN.layouts.list, 'Author'];
  const now = { ...WRITTEN, layouts: { list, edit } } as never;
  assert.equal(isCustomized(now, WRITTEN, attributes('Title', 'Date', 'Place', 'Author')), false);
});

test('a removed field is no customization, even a title or sort field', () => {
  const now = {
    settings: { ...WRITTEN.settings, defaultSortBy: 'Title' },
    layouts: { list: ['Title', 'updatedAt'], edit: [title, [place]] },
  } as never;
  assert.equal(isCustomized(now, WRITTEN, attributes('Title', 'Place')), false);
});

test('changed fields, columns or settings are a customization', () => {
  const all = attributes('Title', 'Date', 'Place', 'Author');
  const { layouts, settings } = WRITTEN;
  const changed = [
    { settings, layouts: { ...layouts, edit: [title, [place, date]] } },
    { settings, layouts: { ...layouts, edit: [title, [date]] } },
    { settings, layouts: { ...layouts, list: ['Date', 'Title', 'updatedAt'] } },
    { settings, layouts: { ...layouts, list: ['Title', 'Date'] } },
    { settings: { ...settings, pageSize: 50 }, layouts },
  ];
  for (const now of changed) assert.equal(isCustomized(now as never, WRITTEN, all), true);
  assert.equal(isCustomized(WRITTEN, WRITTEN, all), false);
});

test('digests of earlier releases are compared', () => {
  assert.equal(isCustomized(WRITTEN, 'a digest of something else', attributes('Title')), true);
});

test('a customization outlasts every start', async () => {
  const uid = 'api::article.article';
  const written = (list: string[]) => ({
    settings: {},
    metadatas: {},
    layouts: { list, edit: [] },
  });
  let configuration = written(['Title']);
  const contentTypes = {
    findContentType: (type: string) => (type === uid ? {} : undefined),
    findConfiguration: () => configuration,
    updateConfiguration: (_: object, wanted: typeof configuration) => {
      configuration = wanted;
    },
  };
  const components = {
    findComponent: () => ({ attributes: {} }),
    findConfiguration: () => ({ settings: { mainField: 'Label' } }),
  };
  let stored: unknown;
  const strapi = {
    plugin: () => ({
      service: (name: string) => (name === 'components' ? components : contentTypes),
    }),
    store: () => ({
      get: async () => stored,
      set: async ({ value }: { value: unknown }) => {
        stored = JSON.parse(JSON.stringify(value));
      },
    }),
    getModel: () => ({ kind: 'collectionType', attributes: attributes('Title', 'Slug') }),
  } as unknown as Core.Strapi;

  await ensureLayouts(strapi);
  assert.ok(configuration.layouts.list.length > 2, 'columns of the panel texts');
  configuration = written(['Title', 'Slug']);
  await ensureLayouts(strapi);
  await ensureLayouts(strapi);
  assert.deepEqual(configuration.layouts.list, ['Title', 'Slug']);
});

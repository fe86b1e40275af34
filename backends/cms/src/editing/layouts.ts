import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { types, toUid, type TypeText } from './panel';

interface Configuration {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly metadatas: object;
  readonly layouts: Layouts;
}

interface Layouts {
  readonly list: readonly string[];
  readonly edit: readonly (readonly Cell[])[];
}

interface Attribute {
  readonly type: string;
  readonly pluginOptions?: { readonly editor?: { readonly html?: string } };
}

interface Cell {
  readonly name: string;
  readonly size: number;
}

const ROW = 12;
const WIDE = new Set(['text', 'richtext', 'component', 'json', 'dynamiczone']);

/** Main fields of components whose first string field is no title. */
const ROW_TITLES: Readonly<Record<string, string>> = { 'home.counter': 'Label' };

/** The last layout written by this code, with the fields of the type at that time. */
interface StoredLayout {
  readonly settings: Configuration['settings'];
  readonly layouts: Layouts;
  readonly fields: readonly string[];
}

/**
 * Writes the layouts of `panel/` for lists and forms, except for types customized in the panel.
 * Fields that Strapi added or removed since do not count as customization.
 */
export async function ensureLayouts(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('content-manager').service('content-types');
  const store = strapi.store({ type: 'core', name: 'editing' });
  // Older releases stored only a digest.
  const written = ((await store.get({ key: 'layouts' })) ?? {}) as Record<
    string,
    StoredLayout | string
  >;
  const now: Record<string, StoredLayout | string> = {};
  for (const [type, text] of Object.entries(types)) {
    const uid = toUid(type);
    const model = service.findContentType(uid);
    if (!model) continue;
    const current = (await service.findConfiguration(model)) as Configuration;
    const { attributes, kind } = strapi.getModel(uid as UID.ContentType);
    const before = written[uid];
    if (before !== undefined && isCustomized(current, before, attributes)) {
      now[uid] = before;
      continue;
    }
    const wanted = toLayout(current, attributes, text, kind === 'singleType');
    if (digest(wanted) !== digest(current)) await service.updateConfiguration(model, wanted);
    const { settings, layouts } = (await service.findConfiguration(model)) as Configuration;
    now[uid] = { settings, layouts, fields: Object.keys(attributes) };
  }
  await store.set({ key: 'layouts', value: now });
  await setRowTitles(strapi);
}

/** Sets main fields of components unless they were changed in the panel. */
async function setRowTitles(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('content-manager').service('components');
  for (const [uid, mainField] of Object.entries(ROW_TITLES)) {
    const component = service.findComponent(uid);
    const current = (await service.findConfiguration(component)) as Configuration;
    const texts = Object.entries(component.attributes as Readonly<Record<string, Attribute>>);
    const usual = texts.find(([, { type }]) => type === 'string')?.[0];
    if (current.settings.mainField !== usual) continue;
    await service.updateConfiguration(component, {
      ...current,
      settings: { ...current.settings, mainField },
    });
  }
}

export function isCustomized(
  current: Pick<Configuration, 'settings' | 'layouts'>,
  before: StoredLayout | string,
  attributes: object,
): boolean {
  if (typeof before === 'string') return before !== digest(current);
  const isNew = (name: string) => name in attributes && !before.fields.includes(name);
  const isGone = (name: string) => before.fields.includes(name) && !(name in attributes);
  // The list also has columns that are no attributes: id, dates, creator.
  const isUnaffected = (name: string) => !isNew(name) && !isGone(name);
  const settings = Object.entries(before.settings)
    .filter(([, value]) => typeof value !== 'string' || !isGone(value))
    .map(([name]) => name);
  const comparable = (layout: Pick<Configuration, 'settings' | 'layouts'>) =>
    JSON.stringify([
      settings.map((name) => layout.settings[name]),
      layout.layouts.list.filter(isUnaffected),
      layout.layouts.edit
        .map((row) => row.filter(({ name }) => isUnaffected(name)))
        .filter((row) => row.length > 0),
    ]);
  return comparable(current) !== comparable(before);
}

function digest({ settings, layouts }: Pick<Configuration, 'settings' | 'layouts'>): string {
  return createHash('sha256')
    .update(JSON.stringify([settings, layouts]))
    .digest('hex');
}

function toLayout(
  { settings, metadatas }: Configuration,
  attributes: object,
  { groups, columns, sort }: TypeText,
  isSingle: boolean,
): Configuration {
  const fields = attributes as Readonly<Record<string, Attribute>>;
  const sortBy = sort?.replace(/^-/, '');
  return {
    metadatas,
    settings: {
      ...settings,
      pageSize: 20,
      // `id` makes Strapi show the type's name; otherwise it would take a field's value as title.
      ...(isSingle && { mainField: 'id' }),
      ...(columns?.[0] && isTitle(fields[columns[0]]) && { mainField: columns[0] }),
      ...(sortBy && {
        defaultSortBy: sortBy,
        defaultSortOrder: sort?.startsWith('-') ? 'DESC' : 'ASC',
      }),
    },
    layouts: {
      list: [...(columns ?? Object.keys(fields).slice(0, 1)), 'updatedAt', 'updatedBy'],
      edit: groups.flatMap((group) =>
        toRows(
          group.filter((name) => fields[name]),
          fields,
        ),
      ),
    },
  };
}

const isTitle = (attribute?: Attribute): boolean => attribute?.type === 'string';

/** Titles and wide fields take a row, others half a row. */
function toRows(names: readonly string[], fields: Readonly<Record<string, Attribute>>): Cell[][] {
  const rows: Cell[][] = [];
  for (const [index, name] of names.entries()) {
    const attribute = fields[name] as Attribute;
    const isWide = WIDE.has(attribute.type) || (index === 0 && isTitle(attribute));
    const size = isWide ? ROW : ROW / 2;
    const last = rows.at(-1);
    const used = last?.reduce((sum, cell) => sum + cell.size, 0) ?? ROW;
    if (last && used + size <= ROW) last.push({ name, size });
    else rows.push([{ name, size }]);
  }
  return rows;
}

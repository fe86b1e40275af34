import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { types, uidOf, type TypeText } from './panel';

interface Configuration {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly metadatas: object;
  readonly layouts: object;
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
/** Fields that take a whole row. */
const WIDE = new Set(['text', 'richtext', 'component', 'json', 'dynamiczone']);

/**
 * Arranges lists and forms as `panel/` describes them. A type that somebody has arranged in the panel
 * stays as it is: only what this code wrote before is written anew.
 */
export async function arrangePanel(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('content-manager').service('content-types');
  const store = strapi.store({ type: 'core', name: 'editing' });
  const written = ((await store.get({ key: 'layouts' })) ?? {}) as Record<string, string>;
  const now: Record<string, string> = {};
  for (const [type, text] of Object.entries(types)) {
    const uid = uidOf(type);
    const model = service.findContentType(uid);
    if (!model) continue;
    const current = (await service.findConfiguration(model)) as Configuration;
    const before = written[uid];
    if (before !== undefined && before !== digest(current)) {
      now[uid] = before;
      continue;
    }
    const wanted = arranged(current, strapi.getModel(uid as UID.ContentType).attributes, text);
    if (digest(wanted) !== digest(current)) await service.updateConfiguration(model, wanted);
    now[uid] = digest((await service.findConfiguration(model)) as Configuration);
  }
  await store.set({ key: 'layouts', value: now });
}

function digest({ settings, layouts }: Configuration): string {
  return createHash('sha256')
    .update(JSON.stringify([settings, layouts]))
    .digest('hex');
}

function arranged(
  { settings, metadatas }: Configuration,
  attributes: object,
  { groups, columns, sort }: TypeText,
): Configuration {
  const fields = attributes as Readonly<Record<string, Attribute>>;
  const sortBy = sort?.replace(/^-/, '');
  return {
    metadatas,
    settings: {
      ...settings,
      pageSize: 20,
      ...(columns?.[0] && isTitle(fields[columns[0]]) && { mainField: columns[0] }),
      ...(sortBy && {
        defaultSortBy: sortBy,
        defaultSortOrder: sort?.startsWith('-') ? 'DESC' : 'ASC',
      }),
    },
    layouts: {
      list: [...(columns ?? [Object.keys(fields)[0]]), 'updatedAt', 'updatedBy'],
      edit: groups.flatMap((group) =>
        rowsOf(
          group.filter((name) => fields[name]),
          fields,
        ),
      ),
    },
  };
}

const isTitle = (attribute?: Attribute): boolean => attribute?.type === 'string';

/** A title stands alone; what is short shares a row. */
function rowsOf(names: readonly string[], fields: Readonly<Record<string, Attribute>>): Cell[][] {
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

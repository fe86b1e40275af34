import type { Both } from '../../validation/both';
import { choices, components, sections, types, uidOf } from '../../editing/panel';
import { ChoiceInput } from '../lists/ChoiceInput';
import type { Field } from './entry-language';

const LANGUAGE_KEY = 'strapi-admin-language';

/** The language of the panel, outside components: Strapi stores it under this key. */
const panelLanguage = (): 'ar' | 'en' =>
  localStorage.getItem(LANGUAGE_KEY) === 'ar' ? 'ar' : 'en';

const inPanelLanguage = (both: Both): string => both[panelLanguage() === 'ar' ? 0 : 1];

const byDisplayName = new Map(Object.values(types).map((type) => [type.displayName, type]));

/** Fields that Strapi keeps for each entry. */
const OWN_FIELDS: Readonly<Record<string, Both>> = {
  createdAt: ['أُضيف في', 'Added'],
  createdBy: ['أضافه', 'Added by'],
  updatedAt: ['آخر تغيير', 'Changed'],
  updatedBy: ['غيّره', 'By'],
};

/** Names of types, fields and choices under the keys by which Strapi looks for them. */
export function fieldWords(language: 'ar' | 'en'): Record<string, string> {
  const index = language === 'ar' ? 0 : 1;
  const ofTypes = Object.entries(types).flatMap(([type, { displayName, name, fields }]) => {
    const key = (field: string) => `content-manager.content-types.${uidOf(type)}.${field}`;
    return [
      [displayName, name[index]],
      ...Object.entries(OWN_FIELDS).map(([field, label]) => [key(field), label[index]]),
      ...Object.entries(fields).map(([field, { label }]) => [key(field), label[index]]),
    ];
  });
  // The key of a choice is its value.
  const ofChoices = Object.entries(choices).map(([value, both]) => [value, both[index]]);
  return Object.fromEntries([...ofTypes, ...ofChoices]) as Record<string, string>;
}

interface Link {
  readonly title: string;
}

/** Links of the menu by their sections: Strapi sorts them by their titles. */
export function withSection<L extends Link>(link: L): L {
  const type = byDisplayName.get(link.title);
  if (!type) return link;
  return {
    ...link,
    title: `${inPanelLanguage(sections[type.section])} · ${inPanelLanguage(type.name)}`,
  };
}

/** Adds label and help to the fields of a type or of a list inside it. */
export function withWords(displayName: string, rows: Field[][]): Field[][] {
  const texts = byDisplayName.get(displayName)?.fields ?? components[displayName] ?? {};
  return rows.map((row) =>
    row.map((field) => {
      const text = texts[field.name];
      if (!text) return field;
      return {
        ...field,
        label: inPanelLanguage(text.label),
        hint: text.help ? inPanelLanguage(text.help) : field.hint,
        ...(text.maxCharacters && { maxCharacters: text.maxCharacters }),
        ...(text.isNeededToPublish && { required: true }),
        ...(text.isAddress && { dir: 'ltr' }),
      };
    }),
  );
}

/** The used part of what Strapi passes to its hook for the filters of a list. */
interface ListFilters {
  readonly displayedFilters: readonly {
    readonly name: string;
    readonly label: unknown;
    readonly type?: string;
    readonly input?: unknown;
  }[];
  readonly layout: { readonly settings?: { readonly displayName?: string } };
}

/** Filters by the names that their fields have in the form; numbers that only Strapi needs are left out. */
export function withFilterWords({ displayedFilters: filters, layout }: ListFilters): ListFilters {
  const fields = byDisplayName.get(layout.settings?.displayName ?? '')?.fields;
  if (!fields) return { displayedFilters: filters, layout };
  const displayedFilters = filters
    .filter(({ name }) => name !== 'id' && name !== 'documentId')
    .map((filter) => {
      const label = fields[filter.name]?.label ?? OWN_FIELDS[filter.name];
      return {
        ...filter,
        ...(label && { label: inPanelLanguage(label) }),
        ...(filter.type === 'enumeration' && { input: ChoiceInput }),
      };
    });
  return { displayedFilters, layout };
}

/** A box for each group of fields. */
export function inGroups(displayName: string, rows: Field[][]): Field[][][] {
  const groups = byDisplayName.get(displayName)?.groups ?? [];
  const groupOf = (row: Field[]) => groups.findIndex((names) => names.includes(row[0]?.name ?? ''));
  const boxes: Field[][][] = [];
  for (const row of rows) {
    const last = boxes.at(-1);
    if (last?.[0] && groupOf(last[0]) === groupOf(row)) last.push(row);
    else boxes.push([row]);
  }
  return boxes;
}

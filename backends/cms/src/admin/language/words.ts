import type { Both } from '@ports-authority/content-types';
import { choices, components, sections, types, toUid } from '../panel';
import { ChoiceInput } from '../lists/ChoiceInput';
import type { Field } from './entry-language';

const LANGUAGE_KEY = 'strapi-admin-language';

/** For code outside components: Strapi stores the panel's language under this key. */
const panelLanguage = (): 'ar' | 'en' =>
  localStorage.getItem(LANGUAGE_KEY) === 'ar' ? 'ar' : 'en';

const inPanelLanguage = (both: Both): string => both[panelLanguage() === 'ar' ? 0 : 1];

const byDisplayName = new Map(Object.values(types).map((type) => [type.displayName, type]));

const OWN_FIELDS: Readonly<Record<string, Both>> = {
  createdAt: ['أُضيف في', 'Added'],
  createdBy: ['أضافه', 'Added by'],
  updatedAt: ['آخر تغيير', 'Changed'],
  updatedBy: ['غيّره', 'By'],
};

/** Labels of types, fields and enum values under Strapi's translation keys. */
export function fieldWords(language: 'ar' | 'en'): Record<string, string> {
  const index = language === 'ar' ? 0 : 1;
  const typeLabels = Object.entries(types).flatMap(([type, { displayName, name, fields }]) => {
    const key = (field: string) => `content-manager.content-types.${toUid(type)}.${field}`;
    return [
      [displayName, name[index]],
      ...Object.entries(OWN_FIELDS).map(([field, label]) => [key(field), label[index]]),
      ...Object.entries(fields).map(([field, { label }]) => [key(field), label[index]]),
    ];
  });
  // Strapi translates an enum value by the value itself.
  const choiceLabels = Object.entries(choices).map(([value, both]) => [value, both[index]]);
  return Object.fromEntries([...typeLabels, ...choiceLabels]) as Record<string, string>;
}

interface Link {
  readonly title: string;
}

/** Prefixes a menu link with its section: Strapi sorts links by title. */
export function withSection<L extends Link>(link: L): L {
  const type = byDisplayName.get(link.title);
  if (!type) return link;
  return {
    ...link,
    title: `${inPanelLanguage(sections[type.section])} · ${inPanelLanguage(type.name)}`,
  };
}

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

/** The used properties of the argument of Strapi's list filter hook. */
interface ListFilters {
  readonly displayedFilters: readonly {
    readonly name: string;
    readonly label: unknown;
    readonly type?: string;
    readonly input?: unknown;
  }[];
  readonly layout: { readonly settings?: { readonly displayName?: string } };
}

/** Labels filters like the form's fields; hides Strapi's internal ids. */
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

export function inGroups(displayName: string, rows: Field[][]): Field[][][] {
  const groups = byDisplayName.get(displayName)?.groups ?? [];
  const groupIndex = (row: Field[]) =>
    groups.findIndex((names) => names.includes(row[0]?.name ?? ''));
  const boxes: Field[][][] = [];
  for (const row of rows) {
    const last = boxes.at(-1);
    if (last?.[0] && groupIndex(last[0]) === groupIndex(row)) last.push(row);
    else boxes.push([row]);
  }
  return boxes;
}

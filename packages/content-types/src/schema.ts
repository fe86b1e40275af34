import { definitionFields, type Definition, type Field } from './definition';

/** A content type in Strapi's format (`schema.json`). */
export interface Schema {
  readonly kind: 'collectionType' | 'singleType';
  readonly collectionName: string;
  readonly info: {
    readonly singularName: string;
    readonly pluralName: string;
    readonly displayName: string;
    readonly description?: string;
  };
  readonly options: { readonly draftAndPublish: boolean };
  readonly pluginOptions: object;
  readonly attributes: Readonly<Record<string, Attribute>>;
}

interface Attribute {
  readonly type: Field['type'];
  readonly component?: string;
  readonly multiple?: boolean;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
}

const HIDDEN = {
  'content-manager': { visible: false },
  'content-type-builder': { visible: false },
};

/** Digest of a draft that does not exist: the panel's form of a new language version sends it. */
export const NO_DRAFT = 'none';

const DRAFT_VERSION: Field = { type: 'json', private: true, default: { digest: NO_DRAFT } };

export function toSchema(name: string, definition: Definition): Schema {
  const { plural, displayName, description, section, isLocalized = true } = definition;
  const fields = Object.entries(definitionFields(definition));
  return {
    kind: definition.kind === 'single' ? 'singleType' : 'collectionType',
    collectionName: definition.table ?? plural.replaceAll('-', '_'),
    info: {
      singularName: name,
      pluralName: plural,
      displayName,
      ...(description && { description }),
    },
    options: { draftAndPublish: definition.hasDrafts ?? true },
    pluginOptions: { i18n: { localized: isLocalized }, ...(section ? {} : HIDDEN) },
    attributes: {
      ...Object.fromEntries(
        fields.map(([field, value]) => [field, toAttribute(value, isLocalized)]),
      ),
      // Filled by the CMS's editing/versions.ts and sent back by the panel's form; never stored.
      DraftVersion: toAttribute(DRAFT_VERSION, isLocalized),
    },
  };
}

/** Properties of a field that are not Strapi's. */
const OURS: ReadonlySet<string> = new Set<keyof Field>([
  'label',
  'help',
  'maxCharacters',
  'width',
  'isNeededToPublish',
  'isDocument',
  'isAddress',
  'isLocalized',
  'html',
  'missing',
  'isExtra',
]);

function toAttribute(field: Field, isTypeLocalized: boolean): Attribute {
  const { type, isLocalized = true, html } = field;
  const storage = Object.fromEntries(Object.entries(field).filter(([name]) => !OURS.has(name)));
  // Relations have no values of their own.
  const isPlain = !isTypeLocalized || type === 'relation';
  const editor = html && { editor: { html } };
  const pluginOptions = { i18n: { localized: isLocalized }, ...editor };
  return { ...storage, type, ...(!isPlain && { pluginOptions }) };
}

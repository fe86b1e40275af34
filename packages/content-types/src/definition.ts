/** A text in Arabic and English. */
export type Both = readonly [ar: string, en: string];

/** Panel texts of a field. */
export interface FieldText {
  readonly label: Both;
  /** Meaning, place on the site and an example. */
  readonly help?: Both;
  /** Limit of the site's layout; `maxLength` limits storage. */
  readonly maxCharacters?: number;
  /** Min width of a picture in pixels. */
  readonly width?: number;
  /** Required for publishing, though optional in the schema. */
  readonly isNeededToPublish?: boolean;
  /** The entry's document; a warning if it is missing. */
  readonly isDocument?: boolean;
  /** URL: left to right in both languages. */
  readonly isAddress?: boolean;
}

/** An attribute in Strapi's terms. */
interface Storage {
  readonly type:
    | 'string'
    | 'text'
    | 'email'
    | 'integer'
    | 'decimal'
    | 'date'
    | 'datetime'
    | 'enumeration'
    | 'json'
    | 'media'
    | 'component'
    | 'relation';
  readonly required?: boolean;
  readonly unique?: boolean;
  readonly private?: boolean;
  readonly maxLength?: number;
  readonly regex?: string;
  readonly min?: number;
  readonly max?: number;
  readonly default?: number | string | object;
  readonly enum?: readonly string[];
  readonly column?: { readonly type: string; readonly args: readonly (number | string)[] };
  readonly multiple?: boolean;
  readonly allowedTypes?: readonly string[];
  readonly component?: string;
  readonly repeatable?: boolean;
  readonly relation?: string;
  readonly target?: string;
}

export interface Field extends Storage, Partial<FieldText> {
  /** False: one value for both languages. */
  readonly isLocalized?: false;
  /** HTML from the panel's editor: whole texts or a single line. */
  readonly html?: 'text' | 'line';
  /** Effect on visitors if the value is missing; for fields that the site reads. */
  readonly missing?: string;
  /** Beyond the contract that every content API fulfils. */
  readonly isExtra?: true;
}

export type Section = 'home' | 'news' | 'ports' | 'rules' | 'services' | 'about' | 'settings';

type Groups = readonly Readonly<Record<string, Field>>[];

/** Names of the fields in all groups. */
type FieldName<G extends Groups> = G[number] extends infer Group
  ? Group extends unknown
    ? keyof Group & string
    : never
  : never;

/** Key of a public path, a suffix, and a field whose value follows. */
export type ShownAt<Page extends string = string, Name extends string = string> = readonly [
  page: Page,
  suffix?: string,
  field?: Name,
];

export interface Definition<
  G extends Groups = Groups,
  Name extends string = string,
  Page extends string = string,
> {
  /** A collection unless stated. */
  readonly kind?: 'single';
  /** Name in the content API's paths, except of single types. */
  readonly plural: string;
  /** Database table, if it is not the plural. */
  readonly table?: string;
  readonly displayName: string;
  readonly description?: string;
  /** False: entries are public as soon as they are saved. */
  readonly hasDrafts?: false;
  /** False: one entry for both languages. */
  readonly isLocalized?: false;
  /** Menu section of the panel; hidden without one. */
  readonly section?: Section;
  /** Name in the panel. */
  readonly label?: Both;
  /** Page of an entry. Null: no page. Undefined: built in the CMS's site-paths.ts. */
  readonly shownAt?: ShownAt<Page, Name> | null;
  /** Name in docs/backends.md. */
  readonly title: string;
  /** Effect on visitors if the type is missing. */
  readonly without: string;
  /** A type that can replace it. */
  readonly alternative?: string;
  /** Only this project's CMS has it. */
  readonly isOwn?: true;
  /** Columns of the panel's list besides state, date and user of the last change. */
  readonly columns?: readonly Name[];
  /** Sort field of the panel's list; a leading minus sorts in descending order. */
  readonly sort?: Name | `-${Name}`;
  /** Groups of fields in the order of the panel's form. */
  readonly fields: G;
}

/** A content type; the compiler checks that `columns`, `sort` and `shownAt` name its fields. */
export function contentType<const G extends Groups, const Page extends string = never>(
  definition: Definition<G, NoInfer<FieldName<G>>, Page>,
): Definition<G, FieldName<G>, Page> {
  return definition;
}

/** The fields of a type by name, in form order. */
export function definitionFields({ fields }: Definition): Readonly<Record<string, Field>> {
  return Object.assign({}, ...fields);
}

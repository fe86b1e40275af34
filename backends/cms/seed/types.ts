/** Attributes of one entry by name; see seed/README notes in the CMS README for the value forms. */
export type Fields = Record<string, unknown>;

/** One entry: shared fields hold for both languages; an entry with one language only omits the other. */
export interface SeedEntry {
  shared?: Fields;
  ar?: Fields;
  en?: Fields;
  /** Left unpublished. */
  draft?: boolean;
}

/**
 * Attributes of one entry by name. Dates are ISO strings, or `now`, `now-3d`, `now+20d` for what must
 * stay current. A media attribute takes the file's name in seed/media, or a list of names; a relation
 * to a category takes its Name; components are plain objects. `media:FILENAME` inside a text becomes
 * the address of the uploaded file.
 */
export type Fields = Record<string, unknown>;

/** One entry: shared fields hold for both languages; an entry with one language only omits the other. */
export interface SeedEntry {
  shared?: Fields;
  ar?: Fields;
  en?: Fields;
  /** Left unpublished. */
  draft?: boolean;
}

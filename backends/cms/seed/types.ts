/**
 * Attributes of one entry by name. Dates are ISO strings, or `now`, `now-3d` and `now+20d` where the
 * entry has to stay current. A media attribute is a file name in seed/media or a list of them, a
 * relation the Name of a category, a component a plain object. `media:FILENAME` inside a text
 * becomes the URL of the uploaded file.
 */
export type Fields = Record<string, unknown>;

/** One entry. `shared` holds the fields that are not localised; a missing translation is left out. */
export interface SeedEntry {
  shared?: Fields;
  ar?: Fields;
  en?: Fields;
  /** Created, but not published. */
  draft?: boolean;
}

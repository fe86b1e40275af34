export interface OutlineEntry {
  readonly id: string;
  /** Safe HTML of the heading without its tags. */
  readonly label: string;
}

/** The main headings (h2) of sanitised HTML, in order; the ids are those that the sanitiser set. */
export function outline(html: string): OutlineEntry[] {
  return [...html.matchAll(/<h2\b[^>]*\sid="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(
    ([, id = '', inner = '']) => ({ id, label: inner.replace(/<[^>]*>/g, '').trim() }),
  );
}

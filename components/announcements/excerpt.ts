/** Safe HTML of a text's first paragraph without its tags; empty where there is none. */
export function excerpt(html: string): string {
  const paragraph = /<p\b[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? '';
  const labels = paragraph.replace(/<[^>]*>/g, '').trim();
  // What the colon leads to is not in the excerpt.
  return labels.replace(/:$/, '…');
}

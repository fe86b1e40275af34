const HEADING_TAG = /<(\/?)h([2-6])((?:\s(?:[^>"]|"[^"]*")*)?)>/g;

/**
 * Fits sanitised HTML under a heading of the page: its highest headings get the given level, the
 * others follow (down to h6), and every heading's id gets a prefix, so that several texts can
 * stand on one page.
 */
export function nestedHeadings(html: string, level: 3 | 4, prefix: string): string {
  const levels = [...html.matchAll(HEADING_TAG)].map(([, , own]) => Number(own));
  if (levels.length === 0) return html;
  const shift = level - Math.min(...levels);
  return html.replace(HEADING_TAG, (_, slash: string, own: string, attributes: string) => {
    const nested = Math.min(Number(own) + shift, 6);
    return `<${slash}h${nested}${attributes.replace(/ id="/, ` id="${prefix}-`)}>`;
  });
}

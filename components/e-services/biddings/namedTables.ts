const WRAPPER =
  /(<div class="table-scroll"[^>]*? aria-label=")[^"]*("[^>]*><table>)(?!\s*<caption>)/g;

/**
 * Names the scrollable frames of tables without a caption in sanitised HTML after the heading above
 * them, the second and later ones with their number, so that no two are called the same.
 */
export function namedTables(html: string, title: string): string {
  const name = title.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  let count = 0;
  return html.replace(WRAPPER, (_, before: string, after: string) => {
    count += 1;
    return before + (count === 1 ? name : `${name} (${count})`) + after;
  });
}

/**
 * Compares the outcomes that pages showed with the rows of the database.
 * @returns {Promise<{ shown: Map<string, number>, stored: number, lost: string[], doubled: string[], changed: string[], denied: string[], stock: string }>}
 *   `lost`: a receipt without its row; `doubled`: more than one row; `changed`: stored with another
 *   text; `denied`: stored, although the page reported a failure
 */
export async function settle(stack, submissions) {
  const lines = await stack.postgres.rows(
    "select json_build_object('reference', reference, 'kind', kind, 'fields', fields) from e_services.submissions",
  );
  const rows = lines.map((line) => JSON.parse(line));
  const byMarker = new Map();
  for (const row of rows) {
    const marker = /drill-form-[0-9a-f-]{36}/.exec(JSON.stringify(row.fields))?.[0];
    if (marker) byMarker.set(marker, [...(byMarker.get(marker) ?? []), row]);
  }
  const shown = new Map();
  const found = { lost: [], doubled: [], changed: [], denied: [] };
  for (const submission of submissions) {
    shown.set(submission.shown, (shown.get(submission.shown) ?? 0) + 1);
    const own = byMarker.get(submission.marker) ?? [];
    const name = `${submission.name} ${submission.key}`;
    const hasRow = own.some(({ reference }) => reference === submission.reference);
    if (submission.shown === 'stored' && !hasRow)
      found.lost.push(`${name}, receipt ${submission.reference}`);
    if (own.length > 1) found.doubled.push(`${name}, ${own.length} rows`);
    if (own.some(({ fields }) => fields[submission.stored] !== submission.text))
      found.changed.push(name);
    if (own.length > 0 && !['stored', 'undetermined'].includes(submission.shown)) {
      found.denied.push(`${name}, shown "${submission.shown}"`);
    }
  }
  const [reserved] = await stack.postgres.rows('select count(*) from e_services.reservations');
  const orders = rows.filter(({ kind }) => kind === 'order').length;
  const stock = Number(reserved) === orders ? '' : `${orders} orders hold ${reserved} reservations`;
  return { shown, stored: rows.length, ...found, stock };
}

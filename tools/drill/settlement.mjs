/**
 * Compares what visitors were told with what the database holds.
 * @returns {Promise<{ told: Map<string, number>, stored: number, lost: string[], doubled: string[], changed: string[], denied: string[], stock: string }>}
 *   `lost`: a receipt without its row; `doubled`: more than one row; `changed`: another text than was
 *   sent; `denied`: stored, although the visitor was told that it was not
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
  const told = new Map();
  const found = { lost: [], doubled: [], changed: [], denied: [] };
  for (const one of submissions) {
    told.set(one.told, (told.get(one.told) ?? 0) + 1);
    const own = byMarker.get(one.marker) ?? [];
    const name = `${one.name} ${one.key}`;
    const hasRow = own.some(({ reference }) => reference === one.reference);
    if (one.told === 'stored' && !hasRow) found.lost.push(`${name}, receipt ${one.reference}`);
    if (own.length > 1) found.doubled.push(`${name}, ${own.length} rows`);
    if (own.some(({ fields }) => fields[one.stored] !== one.text)) found.changed.push(name);
    if (own.length > 0 && !['stored', 'undetermined'].includes(one.told)) {
      found.denied.push(`${name}, told "${one.told}"`);
    }
  }
  const [reserved] = await stack.postgres.rows('select count(*) from e_services.reservations');
  const orders = rows.filter(({ kind }) => kind === 'order').length;
  const stock = Number(reserved) === orders ? '' : `${orders} orders hold ${reserved} reservations`;
  return { told, stored: rows.length, ...found, stock };
}

/**
 * Makes ../../media/statistics/statistics-<year>.zip for 2005 to 2019: three
 * CSV files (UTF-8, stable English keys) and an explanation in both languages.
 * The same script always gives the same bytes.
 *
 *   npm ci && npm run make
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { csv } from './lib/csv.mjs';
import { explanation } from './lib/explanation.mjs';
import { yearFigures } from './lib/figures.mjs';
import { firstYear, lastYear } from './lib/model.mjs';

const output = path.join(import.meta.dirname, '../../media/statistics');
await mkdir(output, { recursive: true });

for (let year = firstYear; year <= lastYear; year += 1) {
  const { months, cargo, summary } = yearFigures(year);
  const files = {
    'ports-by-month.csv': csv(
      ['port_slug', 'month', 'vessels', 'tonnes_import', 'tonnes_export', 'containers_teu'],
      months,
    ),
    'cargo-by-type.csv': csv(['cargo_type', 'tonnes_import', 'tonnes_export'], cargo),
    'yearly-summary.csv': csv(
      ['year', 'vessels', 'tonnes', 'containers_teu', 'passengers'],
      [summary],
    ),
    'README-ar.txt': explanation('ar', year),
    'README-en.txt': explanation('en', year),
  };
  const archive = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    { level: 9, mtime: new Date(year + 1, 2, 1) },
  );
  await writeFile(path.join(output, `statistics-${year}.zip`), archive);
  console.log(
    `${year}: ${summary.vessels} vessels, ${summary.tonnes} t, ${summary.containers_teu} TEU, ${archive.length} bytes`,
  );
}

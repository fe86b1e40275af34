/**
 * Writes seed/media/statistics/statistics-<year>.zip for each year: three CSV files with invented
 * figures and a README in both languages: npm run statistics
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { SEED_MEDIA } from '../lib/project.mjs';
import { csv } from './lib/csv.mjs';
import { readme } from './lib/readme.mjs';
import { yearFigures } from './lib/figures.mjs';
import { FIRST_YEAR, LAST_YEAR } from './lib/model.mjs';

const OUTPUT = path.join(SEED_MEDIA, 'statistics');
await mkdir(OUTPUT, { recursive: true });

for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
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
    'README-ar.txt': readme('ar', year),
    'README-en.txt': readme('en', year),
  };
  const archive = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    { level: 9, mtime: new Date(year + 1, 2, 1) },
  );
  await writeFile(path.join(OUTPUT, `statistics-${year}.zip`), archive);
  console.log(
    `${year}: ${summary.vessels} vessels, ${summary.tonnes} t, ${summary.containers_teu} TEU, ${archive.length} bytes`,
  );
}

import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import * as yup from 'yup';
import { defaultLocale } from '../../i18n/locales';
import { log } from '../../logging/log';
import { getCachedMedia, MediaMissingError } from '../../media/media-cache';
import { mediaOfPath } from '../../media/media-path';
import { readZippedText } from '../../media/zip';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { document, oneFile } from '../media-fields';
import type { Entry, MediaFile } from '../types';

/** A year's archive; null if missing. */
export interface StatisticsYear extends Entry {
  readonly year: number;
  readonly file: MediaFile | null;
}

/** A year's totals: vessel calls, metric tonnes of cargo, containers in TEU, passengers. */
export interface YearlyFigures {
  readonly year: number;
  readonly vessels: number;
  readonly tonnes: number;
  readonly containers: number;
  readonly passengers: number;
}

/** Summary file in each archive. */
const SUMMARY = 'yearly-summary.csv';
const MAX_SUMMARY_BYTES = 100_000;

const statisticsFiles = new Collection({
  apiName: 'statistics-files',
  fields: { Year: yup.number().integer().required(), File: oneFile },
  sort: 'Year:desc',
});

/** Newest first; the same in both languages. */
export const loadStatisticsYears = cachedLoader({
  name: 'statistics-years',
  version: 1,
  tags: ['statistics-file'],
  load: readYears,
});

/** Figures from the archives, oldest first; years without a readable summary are dropped. */
export const loadYearlyFigures = cachedLoader({
  name: 'yearly-figures',
  version: 1,
  tags: ['statistics-file'],
  load: async (): Promise<YearlyFigures[]> => {
    const years = await readYears();
    const figures = await Promise.all(
      years.flatMap(({ year, file }) => (file ? [readFigures(year, file.src)] : [])),
    );
    return figures.filter((figure) => figure !== null).sort((a, b) => a.year - b.year);
  },
});

async function readYears(): Promise<StatisticsYear[]> {
  return (await statisticsFiles.all(defaultLocale)).map((raw) => ({
    year: raw.Year,
    file: document(raw.File),
    updatedAt: raw.updatedAt,
  }));
}

/** @throws Error if the archive is unavailable. */
async function readFigures(year: number, url: string): Promise<YearlyFigures | null> {
  const { name, changed } = mediaOfPath(url);
  const archive = await getCachedMedia(name, changed).catch((error: unknown) => {
    if (error instanceof MediaMissingError) return null;
    throw error;
  });
  if (!archive) return null;
  try {
    const text = readZippedText(await readFile(archive.file), SUMMARY, MAX_SUMMARY_BYTES);
    const figures = text === null ? null : parseSummary(text, year);
    if (!figures) log.warn({ year, name }, 'statistics summary missing');
    return figures;
  } catch (error) {
    log.error({ year, name, error: String(error) }, 'statistics archive not read');
    return null;
  }
}

/** The first line of the CSV has the column names. */
export function parseSummary(text: string, year: number): YearlyFigures | null {
  const rows = parse<Readonly<Record<string, string>>>(text, {
    bom: true,
    columns: true,
    trim: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  const row = rows.find((cells) => cells.year === String(year));
  const figure = (column: string) => {
    const cell = row?.[column] ?? '';
    return /^\d{1,15}$/.test(cell) ? Number(cell) : null;
  };
  const vessels = figure('vessels');
  const tonnes = figure('tonnes');
  const containers = figure('containers_teu');
  const passengers = figure('passengers');
  if (vessels === null || tonnes === null || containers === null || passengers === null) {
    return null;
  }
  return { year, vessels, tonnes, containers, passengers };
}

export const statisticsContent: ContentDescriptor = {
  changes: lastChangeLoader('statistics-file', statisticsFiles),
};

import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as yup from 'yup';
import { defaultLocale } from '../i18n/locales';
import { log } from '../logging/log';
import { getCachedMedia, MediaMissingError } from '../media/media-cache';
import { readZippedText } from '../media/zip';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry } from './entry';
import { document, oneFile } from './media';
import type { StatisticsYear, YearlyFigures } from './types';

/** The file inside each archive that sums the year up. */
const SUMMARY = 'yearly-summary.csv';
const MAX_SUMMARY_BYTES = 100_000;

const statisticsFile = entry({
  Year: yup.number().integer().required(),
  File: oneFile,
});

/** The yearly archives, the newest year first; the same in both languages (specification §9). */
export const loadStatisticsYears = cachedLoader({
  name: 'statistics-years',
  version: 1,
  tags: ['statistics-file'],
  load: askYears,
});

/**
 * The figures inside the yearly archives, the oldest year first; years whose archive holds no
 * readable summary are left out.
 */
export const loadYearlyFigures = cachedLoader({
  name: 'yearly-figures',
  version: 1,
  tags: ['statistics-file'],
  load: async (): Promise<YearlyFigures[]> => {
    const years = await askYears();
    const figures = await Promise.all(
      years.flatMap(({ year, file }) => (file ? [readFigures(year, file.src)] : [])),
    );
    return figures.filter((one) => one !== null).sort((a, b) => a.year - b.year);
  },
});

async function askYears(): Promise<StatisticsYear[]> {
  const entries = await fetchAll('statistics-files', defaultLocale, statisticsFile, {
    populate: '*',
    sort: 'Year:desc',
  });
  return entries.map(({ attributes }) => ({
    year: attributes.Year,
    file: document(attributes.File),
    updatedAt: attributes.updatedAt,
  }));
}

/** @throws Error when the archive can't be had now. */
async function readFigures(year: number, address: string): Promise<YearlyFigures | null> {
  const name = path.posix.basename(address.split('?')[0] ?? '');
  const held = await getCachedMedia(name).catch((error: unknown) => {
    if (error instanceof MediaMissingError) return null;
    throw error;
  });
  if (!held) return null;
  try {
    const text = readZippedText(await readFile(held.file), SUMMARY, MAX_SUMMARY_BYTES);
    const figures = text === null ? null : parseSummary(text, year);
    if (!figures) log.warn({ year, name }, 'archive of statistics without a summary of its year');
    return figures;
  } catch (error) {
    log.error({ year, name, error: String(error) }, 'archive of statistics not readable');
    return null;
  }
}

/** Reads a year's figures from the summary, whose first line names the columns. */
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

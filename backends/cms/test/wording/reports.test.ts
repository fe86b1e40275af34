import { FIGURES, readSource } from '../../seed';
import { readDocuments } from './published-texts';

/** Figures without a fact, as no other text repeats them. */
const OWN = ['10', '12%', '30', '300', '20', '20,000', '50', '4', '5'];
const NOT_FIGURES =
  /\{\{\w+\}\}|\b20[0-2]\d\b|REG-\d+|\b(?:1|31) (?:January|December|ديسمبر)|picture:[\w-]+/g;

it.each(['annual-report-2025', 'yearbook-2025'])('%s takes its figures from the facts', (file) => {
  const text = readSource(`reports/${file}.md`).replace(NOT_FIGURES, '');
  const figures = Array.from(text.matchAll(/\d(?:[\d,.]*\d)?%?/g), ([figure]) => figure);
  expect(figures.filter((figure) => !OWN.includes(figure))).toEqual([]);
});

const { totals, cargoByType, callsByClass } = FIGURES;
const shown = (value: number, decimals: number) =>
  value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const tonnes = (year: number) => shown((totals[year]?.tonnes ?? NaN) / 1000, 1);
const teu = (year: number) => shown((totals[year]?.teu ?? NaN) / 1000, 2);
const calls = (year: number) => shown(totals[year]?.vessels ?? NaN, 0);
const before = (list: typeof cargoByType, decimals: number) =>
  list.map(({ values }) => shown(values[0] ?? NaN, decimals));

/** Figures that earlier reports must contain. */
const EARLIER: Readonly<Record<string, readonly string[]>> = {
  'library-annual-report-2023': [tonnes(2023), teu(2023)],
  'library-annual-report-2024': [tonnes(2024), teu(2024), ...before(cargoByType, 1)],
  'library-statistical-yearbook-2023': [2019, 2020, 2021, 2022, 2023].flatMap((year) => [
    tonnes(year),
    teu(year),
    calls(year),
  ]),
  'library-statistical-yearbook-2024': [tonnes(2024), calls(2024), ...before(callsByClass, 0)],
};

it.each(Object.entries(EARLIER))('%s contains the figures of its year', (name, figures) => {
  const { ar, en } = readDocuments('libraries.json')[name] ?? {};
  for (const text of [ar, en]) {
    expect(figures.filter((figure) => !text?.html.includes(figure))).toEqual([]);
  }
});

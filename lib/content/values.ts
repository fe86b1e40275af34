import { dayStart, riyadhDay } from '../dates/riyadh-clock';

/** Longer texts are cut: no page shows a whole book, and every page would have to carry it. */
const MAX_CHARACTERS = 200_000;

/** The text in a value of the content API; empty for what is no text. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.slice(0, MAX_CHARACTERS) : '';
}

/** The number in a value of the content API, which may be a text; null for what is no number. */
export function numberOf(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || !value.trim())) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Longer texts are no figures. */
const MAX_FIGURE_CHARACTERS = 60;

/** A number, or as text where its unit stands with it: `1.2 million TEU`. */
export type Figure = number | string;

/** The figure in a value of the content API; null for what is none. */
export function figureOf(value: unknown): Figure | null {
  const text = textOf(value).trim();
  return numberOf(value) ?? (text.length <= MAX_FIGURE_CHARACTERS ? text || null : null);
}

/** The figure as a number; null where it is a text. */
export function numberIn(figure: Figure | null): number | null {
  return typeof figure === 'number' ? figure : null;
}

const ISO_DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;
const RIYADH = '+03:00';

/** An ISO date or date-time (in Riyadh where it names no zone); null for what is neither. */
export function isoDate(value: unknown): string | null {
  const [, day, time, zone = RIYADH] = ISO_DATE.exec(textOf(value).trim()) ?? [];
  if (day === undefined || !isDay(day)) return null;
  if (time === undefined) return day;
  const moment = `${day}T${time}${zone}`;
  return Number.isNaN(Date.parse(moment)) ? null : moment;
}

/** The day in Riyadh (YYYY-MM-DD) of an ISO date or date-time; null for what is neither. */
export function isoDay(value: unknown): string | null {
  const date = isoDate(value);
  return date === null || date.length === 10 ? date : riyadhDay(new Date(date));
}

/** Dates such as 31 February are taken for a day of March otherwise. */
function isDay(day: string): boolean {
  const start = Date.parse(dayStart(day));
  return !Number.isNaN(start) && riyadhDay(new Date(start)) === day;
}

/** The first line of a text that has one. */
export function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]?.trim() ?? '';
}

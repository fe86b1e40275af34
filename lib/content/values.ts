import { dayStart, riyadhDay } from '../dates/riyadh-clock';

/** Longer texts are cut: they would bloat every page. */
const MAX_CHARACTERS = 200_000;

/** Text of a wire value; empty for anything else. */
export function toText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.slice(0, MAX_CHARACTERS) : '';
}

/** Number of a wire value, which may be a string; null for anything else. */
export function toNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || !value.trim())) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Longer texts are no figures. */
const MAX_FIGURE_CHARACTERS = 60;

/** A number, or text with a unit: `1.2 million TEU`. */
export type Figure = number | string;

/** Null if it is none. */
export function toFigure(value: unknown): Figure | null {
  const text = toText(value).trim();
  return toNumber(value) ?? (text.length <= MAX_FIGURE_CHARACTERS ? text || null : null);
}

/** Null if the figure is text. */
export function numberIn(figure: Figure | null): number | null {
  return typeof figure === 'number' ? figure : null;
}

const ISO_DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;
const RIYADH = '+03:00';

/** ISO date or date-time (Riyadh time without a zone); null if invalid. */
export function isoDate(value: unknown): string | null {
  const [, day, time, zone = RIYADH] = ISO_DATE.exec(toText(value).trim()) ?? [];
  if (day === undefined || !isDay(day)) return null;
  if (time === undefined) return day;
  const moment = `${day}T${time}${zone}`;
  return Number.isNaN(Date.parse(moment)) ? null : moment;
}

/** YYYY-MM-DD in Riyadh; null if invalid. */
export function isoDay(value: unknown): string | null {
  const date = isoDate(value);
  return date === null || date.length === 10 ? date : riyadhDay(new Date(date));
}

/** Date.parse accepts 31 February as a day of March. */
function isDay(day: string): boolean {
  const start = Date.parse(dayStart(day));
  return !Number.isNaN(start) && riyadhDay(new Date(start)) === day;
}

/** The first line that is not empty. */
export function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]?.trim() ?? '';
}

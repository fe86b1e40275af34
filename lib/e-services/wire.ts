import { createHash } from 'node:crypto';
import { latinDigits } from '@ports-authority/text';
import { hijriToGregorian, parseHijri } from '../dates/hijri';
import { parseDay } from '../dates/riyadh';
import type { Bilingual } from './types';

/** Lenient parsers of single values: unreadable ones are missing; nothing here throws. */

/** An object of a response. */
export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Empty for anything but an object. */
export function toRecord(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** Trimmed text; numbers are converted, anything else is empty. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A non-negative number, which may be sent as text; null for anything else. */
export function toAmount(value: unknown): number | null {
  const text = latinDigits(toText(value))
    .replace(/[\s,٬]/g, '')
    .replace('٫', '.');
  return typeof value !== 'boolean' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** Both languages of a text; a missing one falls back to the other. */
export function bilingual(en: unknown, ar: unknown): Bilingual {
  const [inEnglish, inArabic] = [toText(en), toText(ar)];
  return { ar: inArabic || inEnglish, en: inEnglish || inArabic };
}

/** Null without a title; the title is the fallback id. */
export function toTitled(item: unknown): (Bilingual & { readonly id: string }) | null {
  const { id, title, titleAr } = isRecord(item) ? item : { title: item };
  const name = bilingual(title, titleAr);
  return name.en === '' ? null : { id: toText(id) || name.en, ...name };
}

const MAX_MOMENT_CHARACTERS = 60;
const TIME = /^(\d{1,2}):(\d\d)(?::(\d\d(?:\.\d{1,9})?))?\s*(z|[+-]\d\d(?::?\d\d)?)?$/i;

/**
 * An ISO date-time (default zone Riyadh), or YYYY-MM-DD without a time. Accepts all spellings that
 * visitors may type, Hijri included. Null for anything else.
 */
export function toDate(value: unknown): string | null {
  const text = toText(value).slice(0, MAX_MOMENT_CHARACTERS);
  const [, dayText = '', timeText = ''] = /^(\S+?)(?:[T\s]+(\S.*))?$/.exec(text) ?? [];
  const day = parseDay(dayText) ?? hijriDay(dayText);
  if (day === null) return null;
  const [, hours = '', minutes, seconds = '00', zone = '+03:00'] = TIME.exec(timeText) ?? [];
  const moment = `${day}T${hours.padStart(2, '0')}:${minutes}:${seconds}${offset(zone)}`;
  return Number.isNaN(Date.parse(moment)) ? day : moment;
}

function hijriDay(text: string): string | null {
  const day = parseHijri(text);
  return day && hijriToGregorian(day);
}

/** `Z`, or hours and minutes with a colon. */
function offset(zone: string): string {
  return /z/i.test(zone) ? 'Z' : `${zone.replace(':', '')}00`.replace(/^(...)(..).*$/, '$1:$2');
}

/** Items of a list; a single object is a list of one, a missing list is empty. */
export function toItems(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  return isRecord(data) && Object.keys(data).length > 0 ? [data] : [];
}

/** Id of a row: its own, else a hash of its content. `taken` counts used ids. */
export function rowId(row: unknown, taken: Map<string, number>): string {
  const own = toText(toRecord(row).id).slice(0, MAX_ID_CHARACTERS);
  const first = own || createHash('sha256').update(stableContent(row)).digest('hex').slice(0, 12);
  let count = taken.get(first) ?? 0;
  let id = first;
  while (taken.has(id)) id = `${first}-${++count}`;
  taken.set(first, count + (id === first ? 1 : 0));
  if (id !== first) taken.set(id, 1);
  return id;
}

/** JSON without fields that change between reads. */
function stableContent(row: unknown): string {
  return JSON.stringify(row, (field, value: unknown) =>
    field === 'quantity' || field === 'modified' ? undefined : value,
  );
}

const MAX_ID_CHARACTERS = 60;

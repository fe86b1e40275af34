import { createHash } from 'node:crypto';
import { latinDigits } from '@ports-authority/text';
import { hijriToGregorian, parseHijri } from '../dates/hijri';
import { parseDay } from '../dates/riyadh';
import type { Bilingual } from './types';

/*
 * Readers of single values. A service need not send what the site shows, nor in the type that the site
 * has for it: what cannot be read is missing, and nothing here throws.
 */

/** An object of a response. */
export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of an object; none of anything else. */
export function recordOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** A text; numbers are written out, anything else is empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A number from 0, also one that is sent as text; null for anything else. */
export function amountOf(value: unknown): number | null {
  const text = latinDigits(textOf(value))
    .replace(/[\s,٬]/g, '')
    .replace('٫', '.');
  return typeof value !== 'boolean' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** Both languages of a text; a missing one falls back to the other. */
export function bilingual(en: unknown, ar: unknown): Bilingual {
  const [inEnglish, inArabic] = [textOf(en), textOf(ar)];
  return { ar: inArabic || inEnglish, en: inEnglish || inArabic };
}

/** Something with a title; one without an id has its title for it. Null without a title. */
export function titledOf(item: unknown): (Bilingual & { readonly id: string }) | null {
  const { id, title, titleAr } = isRecord(item) ? item : { title: item };
  const name = bilingual(title, titleAr);
  return name.en === '' ? null : { id: textOf(id) || name.en, ...name };
}

const MAX_MOMENT_CHARACTERS = 60;
const TIME = /^(\d{1,2}):(\d\d)(?::(\d\d(?:\.\d{1,9})?))?\s*(z|[+-]\d\d(?::?\d\d)?)?$/i;

/**
 * A date, with its time where it has one: an ISO date-time, in Riyadh's time unless it names another, or
 * YYYY-MM-DD. Days are read in every spelling that visitors may type, Hijri ones too. Null for anything else.
 */
export function momentOf(value: unknown): string | null {
  const text = textOf(value).slice(0, MAX_MOMENT_CHARACTERS);
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

/** The objects of a list: a single one, a missing list and null count as lists, too. */
export function itemsOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  return isRecord(data) && Object.keys(data).length > 0 ? [data] : [];
}

/**
 * A row's id: its own, else one of its content, the same at each reading. Never the same twice: `taken` counts
 * those that were given.
 */
export function idOf(row: unknown, taken: Map<string, number>): string {
  const own = textOf(recordOf(row).id).slice(0, MAX_ID_CHARACTERS);
  const first = own || createHash('sha256').update(lastingOf(row)).digest('hex').slice(0, 12);
  let count = taken.get(first) ?? 0;
  let id = first;
  while (taken.has(id)) id = `${first}-${++count}`;
  taken.set(first, count + (id === first ? 1 : 0));
  if (id !== first) taken.set(id, 1);
  return id;
}

/** A row's content without what changes from one reading to the next. */
function lastingOf(row: unknown): string {
  return JSON.stringify(row, (field, value: unknown) =>
    field === 'quantity' || field === 'modified' ? undefined : value,
  );
}

const MAX_ID_CHARACTERS = 60;

/*
 * Rules of single fields.
 * Values come as normalised by `packages/text/src/input.ts`: trimmed, digits as 0–9, mail domains in ASCII.
 */

/** A mobile number: 12 digits from 966. */
export const MOBILE = /^966\d{9}$/;

/** A telephone number: 12 digits. */
export const PHONE = /^\d{12}$/;

/** A national identity number: 10 digits from 1. */
export const IDENTITY = /^1\d{9}$/;

/** A mobile number to call back: 10 digits from 05. */
export const CALLBACK_MOBILE = /^05\d{8}$/;

/** A number that is not negative, without leading zeros, decimals allowed. */
export const QUANTITY = /^(0|[1-9]\d*)(\.\d+)?$/;

export const MAX_QUANTITY_CHARACTERS = 10;

/** Units of movables: whole pieces; lengths and weights also in fractions. */
export const UNITS = ['piece', 'metre', 'kilogram'] as const;

export type Unit = (typeof UNITS)[number];

/** A document's number. */
export const DOCUMENT_NUMBER = /^[0-9A-Za-z/-]*$/;

export const MAX_DOCUMENT_NUMBER_CHARACTERS = 30;

/** Mail address with bounded parts; internationalised domains in ASCII (`xn--…`). */
export const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,8}\.([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/;

export const MAX_EMAIL_CHARACTERS = 100;

/** Longest part of a name that the searches accept. */
export const MAX_NAME_PART_CHARACTERS = 100;

/** Most rows that one page of a search has. */
export const MAX_PAGE_SIZE = 500;

/** Most rows of one response of GET /portCalls. */
export const PORT_CALLS_PER_RESPONSE = 2000;

/** Most rows of one response of GET /biddings with `after`. */
export const BIDDINGS_PER_RESPONSE = 1000;

/** Calls are published until this many days after their departure. */
export const PORT_CALLS_DAYS_BACK = 30;

/** Calls are published from this many days before their arrival. */
export const PORT_CALLS_DAYS_AHEAD = 60;

/** Header with which a sender marks a retry of the same submission. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Value of that header. */
export const IDEMPOTENCY_KEY = /^[0-9A-Za-z_-]{8,100}$/;

/** Status of a vessel call in searches and lookups; `id` -1 means all. */
export const TRAFFIC_TYPES = [
  { id: -1, title: 'All', titleAr: 'الكل' },
  { id: 1, title: 'Expected', titleAr: 'متوقعة' },
  { id: 2, title: 'In Port', titleAr: 'في الميناء' },
  { id: 3, title: 'Anchorage Area', titleAr: 'منطقة الانتظار' },
  { id: 4, title: 'Delayed', titleAr: 'متأخرة' },
  { id: 5, title: 'Departed', titleAr: 'غادرت' },
] as const;

export type TrafficTypeTitle = Exclude<(typeof TRAFFIC_TYPES)[number]['title'], 'All'>;

import { latinDigits } from '@ports-authority/text';
import charges from './charges.json';

/*
 * Estimate of the charges of a port call from charges.json, the figures of the charges regulation,
 * which has demurrage (container storage) too. Part of a unit counts as a whole one; the call has one
 * movement in and one out.
 */

export { charges };

/** Inputs of an estimate with their maxima. */
export const CALL_LIMITS = { tonnage: 400_000, length: 500, hours: 1000, tugs: 6 } as const;
export type CallField = keyof typeof CALL_LIMITS;
export type PortCall = Readonly<Record<CallField, number>>;

export const CALL_FIELDS = Object.keys(CALL_LIMITS) as readonly CallField[];

/** Typed values, the call if all are valid, and the invalid fields. */
export interface CallInput {
  readonly typed: Readonly<Record<CallField, string>>;
  readonly call: PortCall | null;
  readonly invalid: readonly CallField[];
}

/** Reads a call from the query of the tariff page; null without a query. */
export function readCall(valueOf: (field: CallField) => string): CallInput | null {
  const typed = mapFields((field) => valueOf(field).trim());
  if (CALL_FIELDS.every((field) => typed[field] === '')) return null;
  const values = mapFields((field) => amount(typed[field]));
  const invalid = CALL_FIELDS.filter((field) => !isPossible(field, values[field]));
  return { typed, call: invalid.length === 0 ? values : null, invalid };
}

function mapFields<Value>(read: (field: CallField) => Value): Record<CallField, Value> {
  return {
    tonnage: read('tonnage'),
    length: read('length'),
    hours: read('hours'),
    tugs: read('tugs'),
  };
}

/** A number with optional thousands separators and decimals, `1,5` is 1.5; NaN for other text. */
function amount(text: string): number {
  const plain = latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s,٬](?=\d{3}(?!\d))/g, '')
    .replace(/[٫,]/, '.');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : NaN;
}

function isPossible(field: CallField, value: number): boolean {
  const isWhole = field !== 'tugs' || Number.isInteger(value);
  return isWhole && value >= (field === 'tugs' ? 0 : 1) && value <= CALL_LIMITS[field];
}

export type CallCharge = 'dues' | 'berth' | 'pilotage' | 'towage' | 'mooring';

export interface EstimateLine {
  readonly charge: CallCharge;
  /** The calculation in figures: `950 × 32`. */
  readonly formula: string;
  /** Riyals before tax. */
  readonly amount: number;
}

export interface Estimate {
  readonly lines: readonly EstimateLine[];
  readonly total: number;
}

const MOVEMENTS = 2;

const number = new Intl.NumberFormat('en');

/** Charges of a call in riyals before tax. */
export function estimateCall({ tonnage, length, hours, tugs }: PortCall): Estimate {
  const rates = charges.vessels;
  const hundreds = Math.ceil(tonnage / 100);
  const metres = Math.ceil(length);
  const wholeHours = Math.ceil(hours);
  const further = Math.max(0, Math.ceil((tonnage - rates.pilotageCoversTons) / 1000));
  const f = (value: number) => number.format(value);
  const lines: readonly EstimateLine[] = [
    {
      charge: 'dues',
      formula: `${f(hundreds)} × ${rates.duesPer100Tons}`,
      amount: hundreds * rates.duesPer100Tons,
    },
    {
      charge: 'berth',
      formula: `${f(metres)} × ${f(wholeHours)} × ${rates.berthPerMetreHour.toFixed(2)}`,
      amount: metres * wholeHours * rates.berthPerMetreHour,
    },
    {
      charge: 'pilotage',
      formula: `${MOVEMENTS} × (${f(rates.pilotage)} + ${f(further)} × ${rates.pilotagePer1000Tons})`,
      amount: MOVEMENTS * (rates.pilotage + further * rates.pilotagePer1000Tons),
    },
    {
      charge: 'towage',
      formula: `${MOVEMENTS} × ${tugs} × ${f(rates.tugHour)}`,
      amount: MOVEMENTS * tugs * rates.tugHour,
    },
    {
      charge: 'mooring',
      formula: `${MOVEMENTS} × ${f(rates.mooring)}`,
      amount: MOVEMENTS * rates.mooring,
    },
  ];
  return { lines, total: lines.reduce((sum, line) => sum + line.amount, 0) };
}

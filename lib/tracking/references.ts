import { latinDigits, oneLine } from '@ports-authority/text';
import { requestReference } from '../forms/request-tracking';
import { hasContainerCheckDigit, hasShipCheckDigit } from '../e-services/check-digits';

export const MAX_REFERENCE_TEXT = 60;

/** Kinds of numbers in the order of the page. */
export const REFERENCE_KINDS = [
  'request',
  'container',
  'vessel',
  'transaction',
  'invoice',
  'ticket',
  'tender',
  'circular',
  'regulation',
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

export interface Reference {
  readonly kind: ReferenceKind;
  /** As its service writes it. */
  readonly number: string;
  /** The check digit is wrong. */
  readonly isMistyped?: boolean;
}

type Match = readonly string[];

/** The shapes of the numbers in capitals with Latin digits; groups are passed to `read`. */
const SHAPES: readonly {
  readonly shape: RegExp;
  readonly read: (match: Match) => readonly Reference[];
}[] = [
  {
    shape: /^(NPA[\s-]*\d{4}[\s-]*[0-9A-Z]{6})$/,
    read: ([text = '']) => [{ kind: 'request', number: requestReference(text) }],
  },
  {
    shape: /^([A-Z]{3}[UJZ])[\s-]*(\d{6})[\s-]*(\d)$/,
    read: ([owner = '', serial = '', check = '']) => {
      const number = owner + serial + check;
      return [{ kind: 'container', number, isMistyped: !hasContainerCheckDigit(number) }];
    },
  },
  {
    shape: /^IMO[\s:.-]*(\d{7})$/,
    read: ([number = '']) => [{ kind: 'vessel', number, isMistyped: !hasShipCheckDigit(number) }],
  },
  {
    // A Hijri year and a number in either order.
    shape: /^(?:(1[34]\d\d)\s*[/-]\s*(\d{1,8})|(\d{1,8})\s*[/-]\s*(1[34]\d\d))$/,
    read: ([year, number, otherNumber = '', otherYear = '']) => [
      { kind: 'transaction', number: `${year ?? otherYear}/${number ?? otherNumber}` },
    ],
  },
  {
    // Circulars and tenders are numbered alike.
    shape: /^(?:(20\d\d)\s*[/-]\s*(\d{1,4})|(\d{1,4})\s*[/-]\s*(20\d\d))$/,
    read: ([year, number, otherNumber = '', otherYear = '']) => {
      const text = `${year ?? otherYear}/${(number ?? otherNumber).padStart(3, '0')}`;
      return [
        { kind: 'circular', number: text },
        { kind: 'tender', number: text },
      ];
    },
  },
  {
    shape: /^REG[\s-]*(\d{1,3})$/,
    read: ([number = '']) => [{ kind: 'regulation', number: `REG-${number.padStart(2, '0')}` }],
  },
  {
    shape: /^(N|INV)[\s-]*(20\d\d)[\s-]*(\d{3,8})$/,
    read: (parts) => [{ kind: 'invoice', number: parts.join('-') }],
  },
  {
    shape: /^T[\s-]*(\d{4,8})$/,
    read: ([number = '']) => [{ kind: 'ticket', number: `T-${number}` }],
  },
  {
    shape: /^(\d{6,15})$/,
    read: ([number = '']) => [
      number.length === 7 && hasShipCheckDigit(number)
        ? { kind: 'vessel', number }
        : { kind: 'invoice', number },
    ],
  },
];

/** Possible kinds of a number; empty if it has no known format. */
export function recogniseReference(text: string): readonly Reference[] {
  const plain = latinDigits(oneLine(text.normalize('NFKC')))
    .replace(/\p{Cf}/gu, '')
    // Word processors write other dashes.
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase();
  if (plain.length > MAX_REFERENCE_TEXT) return [];
  for (const { shape, read } of SHAPES) {
    const match = shape.exec(plain);
    if (match) return read(match.slice(1));
  }
  return [];
}

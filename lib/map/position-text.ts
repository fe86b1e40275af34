import type { Locale } from '../i18n/locales';
import type { Position } from './projection';

const SIDES = {
  ar: { north: ' شمالًا', south: ' جنوبًا', east: ' شرقًا', west: ' غربًا' },
  en: { north: 'N', south: 'S', east: 'E', west: 'W' },
} as const;

/** Whole minutes, as printed on charts: `21°29′N 39°10′E`, in Arabic with words. */
export function positionText({ latitude, longitude }: Position, locale: Locale): string {
  const sides = SIDES[locale];
  const north = `${angle(latitude, locale)}${latitude < 0 ? sides.south : sides.north}`;
  const east = `${angle(longitude, locale)}${longitude < 0 ? sides.west : sides.east}`;
  return `${north}${locale === 'ar' ? '، ' : ' '}${east}`;
}

/** A parallel in a chart's margin: `26°N`, in Arabic with one letter. */
export function parallelText(degrees: number, locale: Locale): string {
  return locale === 'ar' ? `${degrees}° ش` : `${degrees}°N`;
}

function angle(degrees: number, locale: Locale): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const text = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
  // After Arabic letters the bidi algorithm would swap the two numbers.
  return locale === 'ar' ? `\u2066${text}\u2069` : text;
}

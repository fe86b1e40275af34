/** A calendar as `DateInput` uses it; days are Gregorian, YYYY-MM-DD. */
export interface Calendar {
  /** Intl's name of the calendar, for the names of months. */
  readonly intl: 'gregory' | 'islamic-umalqura';
  /** The typed day; null if it is not a valid date. */
  readonly parse: (text: string) => string | null;
  /** A day in the format of the field; null outside the calendar's years. */
  readonly format: (iso: string) => string | null;
  /** Year, month and day of the month; null outside the calendar's years. */
  readonly parts: (iso: string) => CalendarDay | null;
}

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

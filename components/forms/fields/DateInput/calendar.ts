/** A calendar of `DateInput`; ISO days are Gregorian, YYYY-MM-DD. */
export interface Calendar {
  /** Calendar identifier of Intl, for month names. */
  readonly intl: 'gregory' | 'islamic-umalqura';
  /** Parses typed text to an ISO day; null if invalid. */
  readonly parse: (text: string) => string | null;
  /** Formats an ISO day for the field; null outside the calendar's range. */
  readonly format: (iso: string) => string | null;
  /** Year, month and day of the month; null outside the calendar's range. */
  readonly parts: (iso: string) => CalendarDay | null;
}

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

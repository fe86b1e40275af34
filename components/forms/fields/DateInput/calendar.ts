/** A calendar as `DateInput` uses it; days are kept as the Gregorian YYYY-MM-DD. */
export interface Calendar {
  /** Shown in the empty field. */
  readonly pattern: string;
  /** Intl's name of the calendar, for the names of months. */
  readonly intl: 'gregory' | 'islamic-umalqura';
  /** The day that a visitor typed, null for what is none. */
  readonly parse: (text: string) => string | null;
  /** A day as it is typed; null outside the calendar's years. */
  readonly format: (iso: string) => string | null;
  /** Year, month and day of the month; null outside the calendar's years. */
  readonly parts: (iso: string) => CalendarDay | null;
}

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { useDateTime } from '../useDateTime';
import { formatDate } from '../riyadh-time';
import { errorReason } from './api';
import { CASE_TEXTS, type CaseKind, type Locale, type Department, type DeskRole } from './contract';
import en from './texts.en.json';

/** The signed-in user. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly role: DeskRole;
  readonly departments: readonly Department[] | '*';
  /** Language of the panel; null if none is chosen. */
  readonly language: Locale | null;
  readonly isConfigured: boolean;
}

export type Person = Omit<Me, 'isConfigured'>;

export const MeContext = createContext<Me | undefined>(undefined);

/** @throws Error outside `MeContext` */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe requires MeContext');
  return me;
}

export type TextKey = keyof typeof en;

export interface Texts {
  readonly language: Locale;
  readonly direction: 'rtl' | 'ltr';
  text(key: TextKey, values?: Record<string, string | number>): string;
  /** Label of an enum value; falls back to the value. */
  label(group: 'kind' | 'state' | 'department' | 'role' | 'order', value: string): string;
  errorMessage(error: unknown): string;
  /** Formats an ISO 8601 date in Riyadh's time zone. */
  dateTime(iso: string): string;
  /** Formats a day, YYYY-MM-DD. */
  day(iso: string): string;
}

export function useTexts(): Texts {
  const { formatMessage, locale } = useIntl();
  const language: Locale = locale === 'ar' ? 'ar' : 'en';
  const text: Texts['text'] = (id, values) => formatMessage({ id, defaultMessage: en[id] }, values);
  const dateTime = useDateTime();
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    text,
    label: (group, value) => {
      if (group === 'kind' && value in CASE_TEXTS) {
        return CASE_TEXTS[value as CaseKind].name[language];
      }
      const key = `desk.${group}.${value}`;
      return key in en ? text(key as TextKey) : value;
    },
    errorMessage: (error) => text(`desk.reason.${errorReason(error, en)}`),
    dateTime,
    day: (iso) =>
      formatDate(language, `${iso}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
  };
}

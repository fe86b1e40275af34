import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { useMoment } from '../moment';
import { formatted } from '../riyadh-time';
import { reasonOf } from './api';
import type { CaseLanguage, Department, DeskRole } from './contract';
import { en } from './texts.en';

/** The signed-in person, as the CMS reports it. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly role: DeskRole;
  readonly departments: readonly Department[] | '*';
  /** Of the panel; null where the person has chosen none. */
  readonly language: CaseLanguage | null;
  /** True if DESK_TOKEN is set. */
  readonly isConfigured: boolean;
}

export type Person = Omit<Me, 'isConfigured'>;

export const MeContext = createContext<Me | undefined>(undefined);

/** @throws Error outside of the desk */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('The desk knows nobody here.');
  return me;
}

export type TextKey = keyof typeof en;

export interface Texts {
  readonly language: CaseLanguage;
  readonly direction: 'rtl' | 'ltr';
  text(key: TextKey, values?: Record<string, string | number>): string;
  /** The label of a value, such as a state; the value itself where there is none. */
  label(group: 'kind' | 'state' | 'department' | 'role' | 'order', value: string): string;
  /** The sentence for what a request has thrown. */
  sentence(error: unknown): string;
  /** A moment in ISO 8601, in Riyadh's time. */
  moment(iso: string): string;
  /** A day, YYYY-MM-DD. */
  day(iso: string): string;
}

/** The desk's texts and dates in the language of the panel. */
export function useTexts(): Texts {
  const { formatMessage, locale } = useIntl();
  const language: CaseLanguage = locale === 'ar' ? 'ar' : 'en';
  const text: Texts['text'] = (id, values) => formatMessage({ id, defaultMessage: en[id] }, values);
  const moment = useMoment();
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    text,
    label: (group, value) => {
      const key = `desk.${group}.${value}`;
      return key in en ? text(key as TextKey) : value;
    },
    sentence: (error) => text(`desk.reason.${reasonOf(error, en)}`),
    moment,
    day: (iso) => formatted(language, `${iso}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
  };
}

import type { StoryObj } from '@storybook/nextjs-vite';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { LONG_TEXT } from './samples';

export interface Stage {
  readonly locale: Locale;
  /** Messages in the language of the gallery. */
  readonly messages: typeof ar;
  /** Sample text in the language of the gallery. */
  readonly text: (arabic: string, english: string) => string;
  /** Sample text longer than any layout expects. */
  readonly long: string;
}

type Draw = (stage: Stage) => ReactNode | Promise<ReactNode>;

/** A state in the toolbar's language; `reach` is the play function that brings it about. */
export function state(draw: Draw, reach?: StoryObj['play']): StoryObj {
  return {
    render: (_args, { globals }) => <Drawn draw={draw} locale={toolbarLocale(globals)} />,
    play: reach,
  };
}

/** Language of the toolbar. */
export function toolbarLocale(globals: Readonly<Record<string, unknown>>): Locale {
  return globals.locale === 'en' ? 'en' : 'ar';
}

function Drawn({ draw, locale }: { draw: Draw; locale: Locale }) {
  const arabic = locale === 'ar';
  return draw({
    locale,
    messages: arabic ? ar : en,
    text: (ofArabic, ofEnglish) => (arabic ? ofArabic : ofEnglish),
    long: LONG_TEXT[locale],
  });
}

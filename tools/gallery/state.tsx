import type { StoryObj } from '@storybook/nextjs-vite';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { LONG_TEXT } from './samples';

/** What a state is drawn with. */
export interface Stage {
  readonly locale: Locale;
  /** The site's messages in the language of the gallery. */
  readonly messages: typeof ar;
  /** A sample text in the language of the gallery. */
  readonly text: (arabic: string, english: string) => string;
  /** A text that is longer than any layout expects. */
  readonly long: string;
}

type Draw = (stage: Stage) => ReactNode | Promise<ReactNode>;

/**
 * One state of a component, in the language chosen in the gallery's toolbar.
 * @param reach what a visitor does to bring the component into the state
 */
export function state(draw: Draw, reach?: StoryObj['play']): StoryObj {
  return {
    render: (_args, { globals }) => <Drawn draw={draw} locale={localeOf(globals)} />,
    play: reach,
  };
}

/** The language chosen in the toolbar. */
export function localeOf(globals: Readonly<Record<string, unknown>>): Locale {
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

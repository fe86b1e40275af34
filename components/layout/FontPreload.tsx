import { preload } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';

const files: Readonly<Record<Locale, string>> = {
  ar: '/fonts/readex-pro-arabic.woff2',
  en: '/fonts/readex-pro-latin.woff2',
};

/** Preloads the font of the page's script before the style sheets are parsed. */
export function FontPreload({ locale }: { locale: Locale }) {
  preload(files[locale], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return null;
}

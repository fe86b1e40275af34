import { preload } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';

const files: Readonly<Record<Locale, string>> = {
  ar: '/fonts/readex-pro-arabic.woff2',
  en: '/fonts/readex-pro-latin.woff2',
};

/** Asks for the font of the page's script before the styles are read. */
export function FontPreload({ locale }: { locale: Locale }) {
  preload(files[locale], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return null;
}

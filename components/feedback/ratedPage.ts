import { splitLocale } from '@/lib/routing/locale-path';

/** Path of the rated page without its locale. Never the query, which may contain a visitor's input. */
export function ratedPage(pathname: string): string {
  return splitLocale(pathname).barePath;
}

import { locale as rootLocale } from 'next/root-params';
import { NotFoundView } from '@/components/layout/NotFoundView';
import { toLocale } from '@/lib/i18n/locales';

/** Not Found page (specification §8). */
export default async function NotFound() {
  return <NotFoundView locale={toLocale(await rootLocale())} />;
}

import { NotFoundView } from '@/components/layout/NotFoundView';
import { toLocale } from '@/lib/i18n/locales';

/**
 * Not Found page, cached like any other: made-up URLs are cheap. The middleware sets the status:
 * with notFound() the document would be empty until scripts run.
 */
export default async function NotFoundPage({ params }: PageProps<'/[locale]/404'>) {
  return <NotFoundView locale={toLocale((await params).locale)} />;
}

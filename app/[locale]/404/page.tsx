import type { Metadata } from 'next';
import { NotFoundView } from '@/components/layout/NotFoundView';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata';

type Props = PageProps<'/[locale]/404'>;

/** Never held: without content its header and footer are incomplete. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ locale: toLocale((await params).locale), route: 'notFound' });
}

/**
 * Not Found page (specification §8). The middleware gives it its status: with notFound() the
 * document would be empty until scripts run.
 */
export default async function NotFoundPage({ params }: Props) {
  return <NotFoundView locale={toLocale((await params).locale)} />;
}

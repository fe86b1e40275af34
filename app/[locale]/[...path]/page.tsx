import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ComingSoonView } from '@/components/layout/ComingSoonView';
import { PageFrame } from '@/components/layout/PageFrame';
import { RELEASE_DATE } from '@/lib/release';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata';
import { routeByPath } from '@/lib/routes';

type Props = PageProps<'/[locale]/[...path]'>;

/** The build does not ask the content API, which the header and footer need. */
export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, route } = await resolve(params);
  return pageMetadata({ locale, route });
}

/** Every route without a page of its own says that it is coming soon (specification §8). */
export default async function ComingSoonPage({ params }: Props) {
  const { locale, route } = await resolve(params);
  return (
    <PageFrame locale={locale} route={route} updatedAt={RELEASE_DATE}>
      <ComingSoonView locale={locale} route={route} />
    </PageFrame>
  );
}

async function resolve(params: Props['params']) {
  const { locale, path } = await params;
  const [route, definition] = routeByPath(`/${path.join('/')}`) ?? [];
  if (!route || !definition?.comingSoon) notFound();
  return { locale: toLocale(locale), route };
}

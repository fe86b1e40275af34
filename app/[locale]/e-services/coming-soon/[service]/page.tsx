import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { ComingSoonView } from '@/components/layout/ComingSoonView';
import { PageFrame } from '@/components/layout/PageFrame';
import { routeHref } from '@/lib/routing/links';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { RELEASE_DATE } from '@/lib/startup/release';
import { routeByPath } from '@/lib/routing/routes';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/e-services/coming-soon/[service]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, route } = await resolve(params);
  const t = await getTranslations({ locale });
  const service = t(`routes.${route}`);
  return pageMetadata({
    locale,
    route,
    description: t('seo.descriptions.comingSoon', { service }),
  });
}

/** Placeholder for an e-service that is switched off. */
export default async function ServiceComingSoonPage({ params }: Props) {
  const { locale, route } = await resolve(params);
  return (
    <PageFrame locale={locale} route={route} updatedAt={RELEASE_DATE}>
      <ComingSoonView locale={locale} route={route} />
    </PageFrame>
  );
}

async function resolve(params: Props['params']) {
  const { locale: language, service } = await params;
  const locale = toLocale(language);
  const [route] = routeByPath(`/e-services/${service}`) ?? [];
  if (!route) redirect(routeHref(locale, 'notFound'));
  return { locale, route };
}

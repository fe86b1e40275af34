import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CircularView } from '@/components/circulars/CircularView';
import { NotYetView } from '@/components/layout/NotYetView';
import { PageFrame } from '@/components/layout/PageFrame';
import { findCircular } from '@/lib/content/collections/circulars';
import { loadPortLinks } from '@/lib/content/collections/ports';
import { ifAvailable } from '@/lib/content/unavailable';
import { locales, toLocale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { NOT_INDEXED, pageMetadata } from '@/lib/seo/metadata';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/circular/[number]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await resolve(params);
  const found = await find(locale, slug);
  if (typeof found === 'string') return {};
  const page = { locale, route: 'circular', query: { number: slug } } as const;
  if ('from' in found) return { ...(await pageMetadata(page)), robots: NOT_INDEXED };
  const t = await getTranslations({ locale, namespace: 'circulars' });
  const { number, subject, description } = found.circular;
  const name = t('name', { number });
  return pageMetadata({
    ...page,
    title: subject ? t('nameAbout', { name, subject }) : name,
    description: description || undefined,
    languages: found.isTranslated ? locales : [found.language],
  });
}

/** A circular, or its start date; a missing or unavailable one redirects to /404. */
export default async function CircularPage({ params }: Props) {
  const { locale, slug } = await resolve(params);
  const found = await find(locale, slug);
  if (typeof found === 'string') redirect(routeHref(locale, 'notFound'));
  const frame = { locale, route: 'circular', query: { number: slug } } as const;
  if ('from' in found) {
    return (
      <PageFrame {...frame} updatedAt={found.updatedAt}>
        <NotYetView locale={locale} list="circulars" from={found.from} />
      </PageFrame>
    );
  }
  const ports = await loadPortLinks(locale);
  const isMissingInOther = !found.isTranslated && found.language === locale;
  return (
    <PageFrame
      {...frame}
      switchTo={isMissingInOther ? { route: 'circulars' } : undefined}
      updatedAt={found.circular.updatedAt}
    >
      <CircularView locale={locale} found={found} ports={ports} />
    </PageFrame>
  );
}

async function find(...[locale, slug]: Parameters<typeof findCircular>) {
  return (await ifAvailable(findCircular(locale, slug))) ?? 'unknown';
}

async function resolve(params: Props['params']) {
  const { locale, number } = await params;
  return { locale: toLocale(locale), slug: decodeURIComponent(number) };
}

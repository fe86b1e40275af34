import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { TenderUnavailable } from '@/components/e-services/biddings/TenderUnavailable';
import { TenderView } from '@/components/e-services/biddings/TenderView';
import { PageFrame } from '@/components/layout/PageFrame';
import { findBid } from '@/lib/e-services/biddings';
import { toLocale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/e-services/tender/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await resolve(params);
  const bid = await find(id);
  return pageMetadata({
    locale,
    route: 'tender',
    query: { id },
    title: bid?.title[locale],
    description: bid ? [bid.title[locale], bid.locationText[locale]].join('. ') : undefined,
  });
}

/** Rendered per request: bids and awards come from the e-services API. */
export default async function TenderPage({ params }: Props) {
  await connection();
  const { locale, id } = await resolve(params);
  const bid = await find(id);
  if (bid === undefined) redirect(routeHref(locale, 'notFound'));
  return (
    <PageFrame locale={locale} route="tender" query={{ id }} withoutContent>
      {bid ? (
        <TenderView locale={locale} bid={bid} now={Date.now()} />
      ) : (
        <TenderUnavailable locale={locale} />
      )}
    </PageFrame>
  );
}

/** Null while the e-services API is unavailable; the client has logged it. */
async function find(id: string) {
  return findBid(id).catch(() => null);
}

async function resolve(params: Props['params']) {
  const { locale, id } = await params;
  return { locale: toLocale(locale), id };
}

import { PageFrame } from '@/components/layout/PageFrame';
import { TariffView } from '@/components/tariff/TariffView';
import { loadPageText } from '@/lib/content/collections/pages';
import { ifAvailable } from '@/lib/content/unavailable';
import { toLocale } from '@/lib/i18n/locales';
import { routeMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';
import { readCall } from '@/lib/tariff/port-call';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/tariff'>;

export const generateMetadata = routeMetadata(
  'tariff',
  async (locale) => (await ifAvailable(loadPageText(locale, 'tariff')))?.summary,
);

/** Port charges, and an estimate for the port call in the query. */
export default async function TariffPage({ params, searchParams }: Props) {
  const locale = toLocale((await params).locale);
  const query = await searchParams;
  const text = await ifAvailable(loadPageText(locale, 'tariff'));
  const input = readCall((field) => [query[field]].flat()[0] ?? '');
  return (
    <PageFrame
      locale={locale}
      route="tariff"
      query={input?.typed}
      updatedAt={text?.updatedAt ?? RELEASE_DATE}
      withoutContent
    >
      <TariffView locale={locale} text={text} input={input} />
    </PageFrame>
  );
}

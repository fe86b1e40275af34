import { PageFrame } from '@/components/layout/PageFrame';
import { OpenDataApiView } from '@/components/open-data/OpenDataApiView';
import { config } from '@/lib/config';
import { loadPortLinks } from '@/lib/content/collections/ports';
import { toLocale } from '@/lib/i18n/locales';
import { cataloguedDatasets } from '@/lib/open-data/catalogue';
import { openDataLead } from '@/lib/routing/offered-datasets';
import { routeMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

type Props = PageProps<'/[locale]/open-data/api'>;

export const generateMetadata = routeMetadata('openDataApi', openDataLead);

/** API documentation of the open data: URLs, parameters, fields, calendars, quota, licence. */
export default async function OpenDataApiPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const [ports, catalogued] = await Promise.all([loadPortLinks(locale), cataloguedDatasets()]);
  return (
    <PageFrame locale={locale} route="openDataApi" updatedAt={RELEASE_DATE}>
      <OpenDataApiView
        locale={locale}
        ports={ports}
        catalogued={catalogued}
        quota={config().rateLimitOpenData}
      />
    </PageFrame>
  );
}

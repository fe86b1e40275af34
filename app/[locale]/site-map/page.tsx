import { PageFrame } from '@/components/layout/PageFrame';
import { SiteMapView } from '@/components/site-map/SiteMapView';
import { config } from '@/lib/config';
import { loadEmptyRoutes } from '@/lib/content/empty-routes';
import { loadPageText } from '@/lib/content/collections/pages';
import { loadPortLinks } from '@/lib/content/collections/ports';
import { toLocale } from '@/lib/i18n/locales';
import { textMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

type Props = PageProps<'/[locale]/site-map'>;

export const generateMetadata = textMetadata('siteMap');

/** All pages of the site, grouped as in the menu. */
export default async function SiteMapPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const [text, ports, empty] = await Promise.all([
    loadPageText(locale, 'site-map'),
    loadPortLinks(locale),
    loadEmptyRoutes(locale),
  ]);
  const { careersUrl, openDataUrl } = config();
  return (
    <PageFrame locale={locale} route="siteMap" updatedAt={RELEASE_DATE}>
      <SiteMapView
        locale={locale}
        text={text}
        ports={ports}
        empty={empty}
        external={{ careers: careersUrl, openData: openDataUrl, customerPortal: undefined }}
      />
    </PageFrame>
  );
}

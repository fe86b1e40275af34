import { HubView, shownIn } from '@/components/e-services/hub/HubView';
import { serviceTiles, type ServiceKey } from '@/components/layout/services';
import { PageFrame } from '@/components/layout/PageFrame';
import { loadServiceAnnouncements } from '@/lib/content/collections/announcements';
import { loadEServiceSummaries } from '@/lib/content/collections/e-services';
import { latestChange } from '@/lib/content/latest-change';
import { loadPageText } from '@/lib/content/collections/pages';
import { toLocale } from '@/lib/i18n/locales';
import { textMetadata } from '@/lib/seo/route-metadata';
import { hubQuery } from '@/lib/routing/query-pages';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/e-services/[named]/[comingSoon]'>;

export const generateMetadata = textMetadata('eServices');

/** The e-services hub. */
export default async function EServicesPage({ params }: Props) {
  const { locale, named, comingSoon } = await resolve(params);
  const [text, services, announcements] = await Promise.all([
    loadPageText(locale, 'e-services'),
    loadEServiceSummaries(locale),
    loadServiceAnnouncements(locale),
  ]);
  return (
    <PageFrame
      locale={locale}
      route="eServices"
      query={{ o: hubQuery(named) }}
      updatedAt={latestChange(text, services, announcements)}
    >
      <HubView
        locale={locale}
        text={text}
        services={services}
        announcements={announcements}
        named={named}
        comingSoon={comingSoon}
      />
    </PageFrame>
  );
}

async function resolve(params: Props['params']) {
  const { named, comingSoon, ...rest } = await params;
  const locale = toLocale(rest.locale);
  return {
    locale,
    named: isServiceKey(named) && shownIn(locale)(named) ? named : null,
    comingSoon: comingSoon.split('-'),
  };
}

function isServiceKey(key: string): key is ServiceKey {
  return Object.hasOwn(serviceTiles, key);
}

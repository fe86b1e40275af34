import { HomeView } from '@/components/home/HomeView';
import { PageFrame } from '@/components/layout/PageFrame';
import { loadServiceAnnouncements } from '@/lib/content/collections/announcements';
import { loadArticlePage, loadHistoryHighlight } from '@/lib/content/collections/articles';
import { loadCircularPage } from '@/lib/content/collections/circulars';
import { loadEServiceSummaries } from '@/lib/content/collections/e-services';
import { loadHomePageAnnouncements } from '@/lib/content/collections/home-page-announcements';
import { loadLibraryPage } from '@/lib/content/collections/libraries';
import { loadNewsletterPage } from '@/lib/content/collections/newsletters';
import { latestChange } from '@/lib/content/latest-change';
import { loadPageText } from '@/lib/content/collections/pages';
import { loadPorts } from '@/lib/content/collections/ports';
import { loadRelatedOrganizations } from '@/lib/content/collections/related-organizations';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import { loadVideoPage } from '@/lib/content/collections/videos';
import { isCurrent } from '@/lib/dates/period';
import { toLocale } from '@/lib/i18n/locales';
import { loadOpenTenders } from '@/lib/open-data/open-tenders';
import { loadPortTraffic } from '@/lib/open-data/port-traffic';
import { textMetadata } from '@/lib/seo/route-metadata';

type Props = PageProps<'/[locale]'>;

/** Number of items: latest news, media tabs, and the two longer tabs. */
const LATEST_NEWS = 6;
const TAB_ITEMS = 3;
const LONG_TAB_ITEMS = 6;
/** Circulars and tenders. */
const NOTICES = 3;

export const generateMetadata = textMetadata('home');

export default async function HomePage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const [
    settings,
    text,
    news,
    videos,
    photos,
    library,
    newsletters,
    announcements,
    ports,
    history,
    services,
    organizations,
    notices,
    circulars,
    traffic,
    tenders,
  ] = await Promise.all([
    loadSiteSettings(locale),
    loadPageText(locale, 'home'),
    loadArticlePage(locale, 'News', 1, LATEST_NEWS + TAB_ITEMS),
    loadVideoPage(locale, 1, TAB_ITEMS),
    loadArticlePage(locale, 'Photos', 1, TAB_ITEMS),
    loadLibraryPage(locale, 1, LONG_TAB_ITEMS),
    loadNewsletterPage(locale, 1, LONG_TAB_ITEMS),
    locale === 'ar' ? loadHomePageAnnouncements() : [],
    loadPorts(locale),
    loadHistoryHighlight(locale),
    loadEServiceSummaries(locale),
    loadRelatedOrganizations(locale),
    loadServiceAnnouncements(locale),
    loadCircularPage(locale, null, 1, NOTICES),
    loadPortTraffic(),
    loadOpenTenders(),
  ]);
  const now = Date.now();
  const lists = [news, videos, photos, library, newsletters].map(({ items }) => items);
  return (
    <PageFrame
      locale={locale}
      route="home"
      updatedAt={latestChange(
        settings,
        text,
        ...lists,
        announcements,
        ports,
        history,
        services,
        organizations,
        notices,
        circulars.items,
      )}
      skyline
    >
      <HomeView
        locale={locale}
        settings={settings}
        text={text}
        news={news.items.slice(0, LATEST_NEWS)}
        media={{
          // The carousel shows the newest.
          news: olderNews(news.items),
          videos: videos.items,
          photos: photos.items,
          library: library.items,
          newsletters: newsletters.items,
        }}
        announcements={announcements}
        ports={ports}
        history={history}
        services={services}
        organizations={organizations}
        traffic={traffic}
        notices={notices.filter((notice) => isCurrent(notice, now)).length}
        circulars={circulars.items}
        tenders={tenders.slice(0, NOTICES)}
      />
    </PageFrame>
  );
}

/** News after those of the carousel; if there are none, the latest. */
function olderNews<Item>(news: readonly Item[]): readonly Item[] {
  const later = news.slice(LATEST_NEWS);
  return later.length > 0 ? later : news.slice(0, TAB_ITEMS);
}

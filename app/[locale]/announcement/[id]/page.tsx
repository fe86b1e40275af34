import type { Metadata } from 'next';
import { AnnouncementView } from '@/components/announcements/AnnouncementView';
import { PageFrame } from '@/components/layout/PageFrame';
import { loadHomePageAnnouncements } from '@/lib/content/collections/home-page-announcements';
import { leaveUnknownPage } from '@/lib/content/leave-page';
import { routeHref } from '@/lib/routing/links';
import { locales, toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { announcementText } from './announcement-text';

type Props = PageProps<'/[locale]/announcement/[id]'>;

/** The build does not call the content API. */
export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { announcement } = await find(params);
  if (!announcement) return {};
  const { language, translated } = announcement;
  return pageMetadata({
    locale: language,
    route: 'announcement',
    query: { id: announcement.id },
    title: announcement.title,
    description: announcement.excerpt,
    languages: translated ? locales : [language],
  });
}

/** The announcement of an id; an unknown id redirects to the current ones. */
export default async function AnnouncementPage({ params }: Props) {
  const { locale, id, announcement } = await find(params);
  if (!announcement) {
    return leaveUnknownPage(locale, ['announcement', id], routeHref(locale, 'announcement'));
  }
  return (
    <PageFrame
      locale={locale}
      route="announcement"
      query={{ id: announcement.id }}
      updatedAt={announcement.updatedAt}
    >
      <AnnouncementView
        locale={locale}
        announcement={announcement}
        text={await announcementText(announcement)}
      />
    </PageFrame>
  );
}

async function find(params: Props['params']) {
  const { locale: language, id } = await params;
  const locale = toLocale(language);
  const announcements = await loadHomePageAnnouncements(locale);
  return {
    locale,
    id,
    announcement: announcements.find((one) => String(one.id) === id),
  };
}

import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AnnouncementView } from '@/components/announcements/AnnouncementView';
import { PageFrame } from '@/components/layout/PageFrame';
import { loadHomePageAnnouncements } from '@/lib/content/collections/home-page-announcements';
import { routeHref } from '@/lib/routing/links';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { announcementText } from './announcement-text';

type Props = PageProps<'/[locale]/announcement/[id]'>;

/** The build does not call the content API. */
export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, announcement } = await find(params);
  if (!announcement) return {};
  return pageMetadata({
    locale,
    route: 'announcement',
    query: { id: announcement.id },
    title: announcement.title,
  });
}

/** The announcement of an id; an unknown id redirects to the current ones. */
export default async function AnnouncementPage({ params }: Props) {
  const { locale, announcement } = await find(params);
  if (!announcement) redirect(routeHref(locale, 'announcement'));
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
  const { locale, id } = await params;
  const announcements = await loadHomePageAnnouncements();
  return {
    locale: toLocale(locale),
    announcement: announcements.find((one) => String(one.id) === id),
  };
}

import { AnnouncementsView } from '@/components/announcements/AnnouncementsView';
import { PageFrame } from '@/components/layout/PageFrame';
import { loadHomePageAnnouncements } from '@/lib/content/collections/home-page-announcements';
import { latestChange } from '@/lib/content/latest-change';
import { loadPageText } from '@/lib/content/collections/pages';
import { toLocale } from '@/lib/i18n/locales';
import { textMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

type Props = PageProps<'/[locale]/announcement'>;

export const generateMetadata = textMetadata('announcement');

/** Announcements without an id: all current ones. */
export default async function AnnouncementsPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const [announcements, text] = await Promise.all([
    loadHomePageAnnouncements(),
    loadPageText(locale, 'announcement'),
  ]);
  return (
    <PageFrame
      locale={locale}
      route="announcement"
      updatedAt={latestChange(announcements, text) ?? RELEASE_DATE}
    >
      <AnnouncementsView locale={locale} text={text} announcements={announcements} />
    </PageFrame>
  );
}

import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AnnouncementView } from '@/components/announcements/AnnouncementView';
import { NotYetView } from '@/components/layout/NotYetView';
import { PageFrame } from '@/components/layout/PageFrame';
import { findHomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import { routeHref } from '@/lib/routing/links';
import { toLocale } from '@/lib/i18n/locales';
import { NOT_INDEXED, pageMetadata } from '@/lib/seo/metadata';
import { announcementText } from './announcement-text';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/announcement/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id, found } = await find(params);
  if (!found) return {};
  const { announcement, hasStarted } = found;
  const page = { locale, route: 'announcement', query: { id } } as const;
  if (!hasStarted) return { ...(await pageMetadata(page)), robots: NOT_INDEXED };
  return pageMetadata({
    ...page,
    title: announcement.title,
    description: announcement.excerpt,
  });
}

/** An announcement, or its start date; an unknown id redirects to the current ones. */
export default async function AnnouncementPage({ params }: Props) {
  const { locale, id, found } = await find(params);
  if (!found) redirect(routeHref(locale, 'announcement'));
  const { announcement, hasStarted } = found;
  return (
    <PageFrame
      locale={locale}
      route="announcement"
      query={{ id }}
      updatedAt={announcement.updatedAt}
    >
      {hasStarted ? (
        <AnnouncementView
          locale={locale}
          announcement={announcement}
          text={await announcementText(announcement)}
        />
      ) : (
        <NotYetView locale={locale} list="announcement" from={announcement.startsAt} />
      )}
    </PageFrame>
  );
}

async function find(params: Props['params']) {
  const { locale, id } = await params;
  return { locale: toLocale(locale), id, found: await findHomePageAnnouncement(id) };
}

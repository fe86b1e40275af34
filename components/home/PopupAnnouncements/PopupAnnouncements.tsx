import { getTranslations } from 'next-intl/server';
import type { HomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { AnnouncementFacts } from '@/components/announcements/AnnouncementFacts';
import { hasEnded } from '@/lib/dates/period';
import { shortened } from '@/lib/html/shortened';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Illustration } from '@/components/ui/Illustration/Illustration';
import type { IllustrationName } from '@/components/ui/Illustration/illustrations';
import { AnnouncementDialog } from '../AnnouncementDialog/AnnouncementDialog';

/** About two lines each on a phone, so that the pop-up takes half of its screen at most. */
const MOST_TITLE = 70;
const MOST_TEXT = 90;

interface Props {
  readonly locale: Locale;
  /** Those that have begun, newest first. */
  readonly announcements: readonly HomePageAnnouncement[];
}

const pictures: Readonly<Record<HomePageAnnouncement['kind'], IllustrationName>> = {
  auction: 'cover-containers',
  maintenance: 'cover-lighthouse-night',
};

/**
 * The pop-up with the short form of current announcements, as far as they exist in the page's
 * language. The browser decides by its own clock which are current, and which were closed before.
 */
export async function PopupAnnouncements({ locale, announcements }: Props) {
  const t = await getTranslations({ locale, namespace: 'announcements' });
  const notices = announcements.filter(
    (announcement) => announcement.language === locale && !hasEnded(announcement),
  );
  if (notices.length === 0) return null;
  return (
    <AnnouncementDialog
      labels={{ close: t('close'), previous: t('previous'), next: t('next') }}
      notices={notices.map((notice) => ({
        id: notice.id,
        startsAt: notice.startsAt,
        endsAt: notice.endsAt,
        title: shortened(notice.title, MOST_TITLE),
        picture: <Illustration name={pictures[notice.kind]} />,
        facts: <AnnouncementFacts locale={locale} announcement={notice} />,
        text: shortened(notice.excerpt, MOST_TEXT),
        action: (
          <ButtonLink href={routeHref(locale, 'announcement', { query: { id: notice.id } })}>
            {t('details')}
          </ButtonLink>
        ),
      }))}
    />
  );
}

import { getTranslations } from 'next-intl/server';
import type { HomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { routes, type Route } from '@/lib/routing/routes';
import { AnnouncementFacts } from '@/components/announcements/AnnouncementFacts';
import { hasEnded } from '@/components/announcements/period';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Illustration } from '@/components/ui/Illustration/Illustration';
import type { IllustrationName } from '@/components/ui/Illustration/illustrations';
import { Prose } from '@/components/ui/Prose/Prose';
import { AnnouncementDialogs } from '../AnnouncementDialogs/AnnouncementDialogs';
import styles from './PopupAnnouncements.module.css';

interface Props {
  readonly locale: Locale;
  /** Newest first. */
  readonly announcements: readonly HomePageAnnouncement[];
}

const pictures: Readonly<Record<HomePageAnnouncement['kind'], IllustrationName>> = {
  auction: 'cover-containers',
  maintenance: 'cover-lighthouse-night',
};

/**
 * The pop-up announcement, in the languages of the announcements' own page. Every notice that may
 * become current is in the page; the browser selects one by its own clock.
 */
export async function PopupAnnouncements({ locale, announcements }: Props) {
  const t = await getTranslations({ locale, namespace: 'announcements' });
  const { locales }: Route = routes.announcement;
  const notices = announcements.filter((announcement) => !hasEnded(announcement));
  if (!locales.includes(locale) || notices.length === 0) return null;
  return (
    <AnnouncementDialogs
      closeLabel={t('close')}
      notices={notices.map((notice) => ({
        id: notice.id,
        startsAt: notice.startsAt,
        endsAt: notice.endsAt,
        title: notice.title,
        picture: <Illustration name={pictures[notice.kind]} />,
        facts: <AnnouncementFacts locale={locale} announcement={notice} />,
        content: <Prose html={notice.content} className={styles.content} />,
        action: (
          <ButtonLink href={routeHref(locale, 'announcement', { query: { id: notice.id } })}>
            {t('details')}
          </ButtonLink>
        ),
      }))}
    />
  );
}

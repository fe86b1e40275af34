import { getTranslations } from 'next-intl/server';
import type { HomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import type { PageText } from '@/lib/content/collections/pages';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { Card } from '../ui/Card/Card';
import { CardFoot } from '../ui/CardFoot/CardFoot';
import { EmptyState } from '../ui/EmptyState/EmptyState';
import { Introduction } from '../ui/Introduction/Introduction';
import { TextHeader } from '../ui/PageHeader/TextHeader';
import { AnnouncementFacts } from './AnnouncementFacts';
import { CurrentAnnouncements } from './CurrentAnnouncements';
import { hasEnded } from '@/lib/dates/period';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  /** Newest first. */
  readonly announcements: readonly HomePageAnnouncement[];
}

export async function AnnouncementsView({ locale, text, announcements }: Props) {
  const t = await getTranslations({ locale });
  const items = announcements
    .filter((announcement) => !hasEnded(announcement))
    .map((announcement) => ({
      id: announcement.id,
      startsAt: announcement.startsAt,
      endsAt: announcement.endsAt,
      card: (
        <Card
          title={announcement.title}
          href={routeHref(locale, 'announcement', { query: { id: announcement.id } })}
          headingLevel={2}
          meta={<AnnouncementFacts locale={locale} announcement={announcement} />}
          text={announcement.excerpt}
          foot={<CardFoot>{t('announcements.details')}</CardFoot>}
        />
      ),
    }));
  return (
    <>
      <TextHeader locale={locale} route="announcement" text={text} />
      <div className="wrap page-body">
        <Introduction text={text} />
        <CurrentAnnouncements
          items={items}
          empty={
            <EmptyState title={t('announcements.empty.title')} headingLevel={2}>
              {t('announcements.empty.text')}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}

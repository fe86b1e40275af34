import { getTranslations } from 'next-intl/server';
import type { HomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { AnnouncementFacts } from '@/components/announcements/AnnouncementFacts';
import { hasEnded } from '@/lib/dates/period';
import { splitAfterWord, truncate } from '@/lib/html/truncate';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Illustration } from '@/components/ui/Illustration/Illustration';
import type { IllustrationName } from '@/components/ui/Illustration/illustrations';
import { AnnouncementDialog } from '../AnnouncementDialog/AnnouncementDialog';

/** Two or three lines on the narrowest phone, where the pop-up takes at most half of the screen. */
const MAX_TITLE_LENGTH = 70;
/** Two lines, on the narrowest phone and on wide screens. */
const MAX_EXCERPT_LENGTH = { narrow: 64, wide: 130 };

interface Props {
  readonly locale: Locale;
  /** Started announcements, newest first; may have ended. */
  readonly announcements: readonly HomePageAnnouncement[];
}

const pictures: Readonly<Record<NonNullable<HomePageAnnouncement['kind']>, IllustrationName>> = {
  auction: 'cover-containers',
  maintenance: 'cover-lighthouse-night',
};

/** Pop-up with excerpts of announcements that are current by the browser's clock. */
export async function PopupAnnouncements({ locale, announcements }: Props) {
  const t = await getTranslations({ locale, namespace: 'announcements' });
  const notices = announcements.filter((announcement) => !hasEnded(announcement));
  if (notices.length === 0) return null;
  return (
    <AnnouncementDialog
      labels={{ close: t('close'), previous: t('previous'), next: t('next') }}
      notices={notices.map((notice) => ({
        id: notice.id,
        startsAt: notice.startsAt,
        endsAt: notice.endsAt,
        title: <BidiText>{truncate(notice.title, MAX_TITLE_LENGTH)}</BidiText>,
        picture: <Illustration name={pictures[notice.kind ?? 'maintenance']} />,
        facts: <AnnouncementFacts locale={locale} announcement={notice} />,
        text: <ShortText text={notice.excerpt} />,
        action: (
          <ButtonLink href={routeHref(locale, 'announcement', { query: { id: notice.id } })}>
            {t('details')}
          </ButtonLink>
        ),
      }))}
    />
  );
}

/** A two-line excerpt; CSS hides the part for the other screen width. */
function ShortText({ text }: { readonly text: string }) {
  const [start, rest] = splitAfterWord(
    truncate(text, MAX_EXCERPT_LENGTH.wide),
    MAX_EXCERPT_LENGTH.narrow,
  );
  if (rest === '') return <BidiText>{start}</BidiText>;
  return (
    <>
      <BidiText>{start}</BidiText>
      <span data-wide="">
        <BidiText>{rest}</BidiText>
      </span>
      <span data-narrow="">…</span>
    </>
  );
}

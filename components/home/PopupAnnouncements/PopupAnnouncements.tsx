import { getTranslations } from 'next-intl/server';
import type { HomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { AnnouncementFacts } from '@/components/announcements/AnnouncementFacts';
import { hasEnded } from '@/lib/dates/period';
import { cutAfterWord, shortened } from '@/lib/html/shortened';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Illustration } from '@/components/ui/Illustration/Illustration';
import type { IllustrationName } from '@/components/ui/Illustration/illustrations';
import { AnnouncementDialog } from '../AnnouncementDialog/AnnouncementDialog';

/** Characters of two or three lines on the narrowest phone, of which the pop-up may take half. */
const MOST_TITLE = 70;
/** Characters of two lines, on the narrowest phone and on wide screens. */
const MOST_TEXT = { narrow: 64, wide: 130 };

interface Props {
  readonly locale: Locale;
  /** Those that have begun, newest first. */
  readonly announcements: readonly HomePageAnnouncement[];
}

const pictures: Readonly<Record<NonNullable<HomePageAnnouncement['kind']>, IllustrationName>> = {
  auction: 'cover-containers',
  maintenance: 'cover-lighthouse-night',
};

/**
 * The pop-up with the short form of current announcements. The browser decides by its own clock which
 * are current, and which were closed before.
 */
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
        title: <BidiText>{shortened(notice.title, MOST_TITLE)}</BidiText>,
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

/** Two lines of a text: the dialog hides what is for wide screens on narrow ones, and the other way. */
function ShortText({ text }: { readonly text: string }) {
  const [start, rest] = cutAfterWord(shortened(text, MOST_TEXT.wide), MOST_TEXT.narrow);
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

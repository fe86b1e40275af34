import { getTranslations } from 'next-intl/server';
import type { HomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import type { Locale } from '@/lib/i18n/locales';
import { MomentText } from '../ui/DateText/MomentText';
import { Tag } from '../ui/Tag/Tag';
import styles from './AnnouncementFacts.module.css';

interface Props {
  readonly locale: Locale;
  readonly announcement: HomePageAnnouncement;
}

/** Kind and dates of an announcement as text. */
export async function AnnouncementFacts({ locale, announcement }: Props) {
  const t = await getTranslations({ locale, namespace: 'announcements' });
  const { kind, startsAt, endsAt } = announcement;
  return (
    <>
      {kind ? <Tag tone={kind === 'auction' ? 'warm' : 'info'}>{t(`kinds.${kind}`)}</Tag> : null}{' '}
      <span>
        <span className={styles.side} data-side="start">
          {t('from')} <MomentText {...{ locale, value: startsAt, until: endsAt }} side="start" />
        </span>{' '}
        {endsAt ? (
          <span className={styles.side} data-side="end">
            {t('to')} <MomentText locale={locale} value={endsAt} side="end" />
          </span>
        ) : null}
      </span>
    </>
  );
}

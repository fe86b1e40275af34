import { getTranslations } from 'next-intl/server';
import type { HomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import type { Locale } from '@/lib/i18n/locales';
import { DateText } from '../ui/DateText/DateText';
import { Tag } from '../ui/Tag/Tag';
import styles from './AnnouncementFacts.module.css';

interface Props {
  readonly locale: Locale;
  readonly announcement: HomePageAnnouncement;
}

/** Kind and dates of an announcement, in words. */
export async function AnnouncementFacts({ locale, announcement }: Props) {
  const t = await getTranslations({ locale, namespace: 'announcements' });
  const { kind, startsAt, endsAt } = announcement;
  return (
    <>
      <Tag tone={kind === 'auction' ? 'warm' : 'info'}>{t(`kinds.${kind}`)}</Tag>
      <span className={styles.period}>
        {t('from')} <DateText locale={locale} value={startsAt} /> {t('to')}{' '}
        <DateText locale={locale} value={endsAt} />
      </span>
    </>
  );
}

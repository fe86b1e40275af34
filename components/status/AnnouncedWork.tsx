import { getTranslations } from 'next-intl/server';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { MomentText } from '@/components/ui/DateText/MomentText';
import { hasEnded, isCurrent } from '@/lib/dates/period';
import type { ServiceAnnouncement } from '@/lib/content/collections/announcements';
import type { Locale } from '@/lib/i18n/locales';
import { ANNOUNCEMENT_HISTORY_MS } from '@/lib/status/history';
import styles from './StatusView.module.css';

interface Props {
  readonly locale: Locale;
  /** Announcements about the e-services, newest first. */
  readonly announcements: readonly ServiceAnnouncement[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Announced work: current, and ended in the last six months. */
export async function AnnouncedWork({ locale, announcements, now }: Props) {
  const t = await getTranslations({ locale, namespace: 'status' });
  const current = announcements.filter((announcement) => isCurrent(announcement, now));
  const ended = announcements.filter(
    (announcement) =>
      hasEnded(announcement, now) &&
      Date.parse(announcement.endsAt ?? '') > now - ANNOUNCEMENT_HISTORY_MS,
  );
  return (
    <>
      <section className={styles.part} aria-labelledby="status-planned">
        <h2 id="status-planned" className={styles.title}>
          {t('planned')}
        </h2>
        <Announcements locale={locale} items={current} empty={t('nothingPlanned')} />
      </section>
      <section className={styles.part} aria-labelledby="status-history">
        <h2 id="status-history" className={styles.title}>
          {t('history')}
        </h2>
        <Announcements locale={locale} items={ended} empty={t('noHistory')} />
      </section>
    </>
  );
}

interface ListProps {
  readonly locale: Locale;
  readonly items: readonly ServiceAnnouncement[];
  readonly empty: string;
}

async function Announcements({ locale, items, empty }: ListProps) {
  const t = await getTranslations({ locale, namespace: 'status' });
  if (items.length === 0) return <p className="muted">{empty}</p>;
  return (
    <ul className={`plain ${styles.notices ?? ''}`}>
      {items.map(({ title, description, startsAt, endsAt }) => (
        <li key={`${startsAt} ${title}`} className={styles.notice}>
          <h3 className={styles.noticeTitle}>
            <BidiText>{title}</BidiText>
          </h3>
          <p className="muted small">
            {t.rich(endsAt ? 'period' : 'since', {
              from: () => (
                <MomentText
                  {...{ locale, value: startsAt, until: endsAt }}
                  side="start"
                  format="numeric"
                />
              ),
              until: () =>
                endsAt && <MomentText locale={locale} value={endsAt} side="end" format="numeric" />,
            })}
          </p>
          {description ? (
            <p className="small">
              <BidiText>{description}</BidiText>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

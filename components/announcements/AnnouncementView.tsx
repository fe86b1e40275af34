import { getTranslations } from 'next-intl/server';
import type { HomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { ButtonLink } from '../ui/Button/ButtonLink';
import { Icon } from '../ui/Icon/Icon';
import { PageHeader } from '../ui/PageHeader/PageHeader';
import { SidePanel } from '../ui/SidePanel/SidePanel';
import { Prose } from '../ui/Prose/Prose';
import { AnnouncementFacts } from './AnnouncementFacts';
import styles from './AnnouncementView.module.css';
import { EndedNotice } from './EndedNotice';
import { hasEnded } from '@/lib/dates/period';

interface Props {
  readonly locale: Locale;
  readonly announcement: HomePageAnnouncement;
  /** Sanitised HTML of the full text. */
  readonly text: string;
}

export async function AnnouncementView({ locale, announcement, text }: Props) {
  const t = await getTranslations({ locale, namespace: 'announcements' });
  const { title, startsAt, endsAt } = announcement;
  return (
    <>
      <PageHeader locale={locale} route="announcement" title={title} trail={[{ label: title }]} />
      <div className="wrap page-body split split--main">
        <div className="split-first">
          <SidePanel title={t('period')} tone="warm">
            <p className={styles.facts}>
              <AnnouncementFacts locale={locale} announcement={announcement} />
            </p>
          </SidePanel>
        </div>
        <div className={styles.body}>
          <EndedNotice
            period={{ startsAt, endsAt }}
            ended={hasEnded(announcement)}
            text={t('ended')}
          />
          <Prose html={text} />
          <ButtonLink href={routeHref(locale, 'announcement')} variant="ghost" data-print="off">
            <Icon name="back" />
            {t('all')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

import { getTranslations } from 'next-intl/server';
import type { ServiceAnnouncement } from '@/lib/content/collections/announcements';
import type { EServiceSummary } from '@/lib/content/collections/e-services';
import type { PageText } from '@/lib/content/collections/pages';
import type { Locale } from '@/lib/i18n/locales';
import { hasEnded, isCurrent } from '@/lib/dates/period';
import { isOffered } from '@/lib/routing/offered';
import { Alert } from '@/components/ui/Alert/Alert';
import { TextHeader } from '@/components/ui/PageHeader/TextHeader';
import { Prose } from '@/components/ui/Prose/Prose';
import {
  GROUPS,
  serviceGroups,
  serviceTiles,
  tileId,
  type ServiceKey,
} from '../../layout/services';
import { BringIntoView } from './BringIntoView';
import { CurrentNotices } from './CurrentNotices';
import styles from './HubView.module.css';
import { Notice } from './Notice';
import { ServiceTile } from './ServiceTile';
import { TileGroups } from './TileGroups';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  readonly services: readonly EServiceSummary[];
  /** Past and future ones too, newest first. */
  readonly announcements: readonly ServiceAnnouncement[];
  /** Service selected by the URL. */
  readonly named: ServiceKey | null;
  /** Slugs of disabled services. */
  readonly comingSoon: readonly string[];
}

/** The e-services: announcements and a grid of tiles. */
export async function HubView(props: Props) {
  const { locale, text, services, named, comingSoon } = props;
  const t = await getTranslations({ locale });
  const serviceText = (key: ServiceKey) => services.find((service) => service.key === key);
  const serviceTitle = (key: ServiceKey) =>
    serviceText(key)?.title ?? t(`routes.${serviceTiles[key].route}`);
  return (
    <>
      <TextHeader locale={locale} route="eServices" text={text} art="cover-gate" />
      <div className="wrap page-body">
        {named ? (
          <div className={styles.named}>
            <Alert tone="info">
              <p>
                {t('services.hub.asked')} <a href={`#${tileId(named)}`}>{serviceTitle(named)}</a>
              </p>
            </Alert>
            <BringIntoView id={tileId(named)} />
          </div>
        ) : null}
        <CurrentNotices
          title={t('services.hub.announcements')}
          items={notices(locale, props.announcements)}
        />
        <TileGroups
          label={t('services.hub.search')}
          nothing={t('services.hub.nothing')}
          groups={GROUPS.map((group) => ({
            id: group,
            title: t(`services.groups.${group}`),
            tiles: serviceGroups[group].filter(shownIn(locale)).map((key) => ({
              key,
              text: [
                serviceTitle(key),
                serviceText(key)?.summary ?? '',
                t(`services.searchWords.${key}`),
              ].join('\n'),
              tile: (
                <ServiceTile
                  locale={locale}
                  service={key}
                  title={serviceTitle(key)}
                  summary={serviceText(key)?.summary}
                  named={key === named}
                  comingSoon={comingSoon.includes(key)}
                />
              ),
            })),
          }))}
        />
        {text?.content ? <Prose html={text.content} className={styles.after} /> : null}
      </div>
    </>
  );
}

/** Hides the service-level agreement in English, and tiles whose page is not offered. */
export function shownIn(locale: Locale): (key: ServiceKey) => boolean {
  return (key) => isOffered(serviceTiles[key].route) && (locale === 'ar' || key !== 'sla');
}

function notices(locale: Locale, announcements: readonly ServiceAnnouncement[]) {
  const made = Date.now();
  return announcements
    .filter((announcement) => !hasEnded(announcement, made))
    .map((announcement) => ({
      id: `${announcement.startsAt} ${announcement.title}`,
      startsAt: announcement.startsAt,
      endsAt: announcement.endsAt,
      current: isCurrent(announcement, made),
      notice: <Notice locale={locale} announcement={announcement} />,
    }));
}

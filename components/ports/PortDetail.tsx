import { getTranslations } from 'next-intl/server';
import type { Circular } from '@/lib/content/circulars/circular';
import type { Port } from '@/lib/content/collections/ports';
import { hasCapability } from '@/lib/capabilities';
import type { Locale } from '@/lib/i18n/locales';
import { calendarPath } from '@/lib/open-data/paths';
import type { OpenTender } from '@/lib/open-data/open-tenders';
import type { PortTraffic as Traffic } from '@/lib/open-data/port-traffic';
import { NO_FILTER } from '@/lib/routing/circular-filters';
import { circularSearchHref } from '@/lib/routing/circular-pages';
import { portData } from '@/lib/seo/structured-data/place';
import { LatestCirculars } from '../notices/LatestCirculars';
import { OpenTenders } from '../notices/OpenTenders';
import { CalendarLinks } from '../open-data/CalendarLinks';
import { OpenDataNote } from '../open-data/OpenDataNote';
import { SubscribeLink } from '../subscriptions/SubscribeLink';
import { cx } from '../ui/shared/cx';
import { StructuredData } from '../ui/StructuredData/StructuredData';
import { CaptionedPicture } from '../ui/Picture/CaptionedPicture';
import { Prose } from '../ui/Prose/Prose';
import { PortContact } from './PortContact';
import styles from './PortDetail.module.css';
import { PortFigures } from './PortFigures';
import { PortTraffic } from './PortTraffic';
import { TerminalTable } from './TerminalTable';

const COVER_SIZES = '(min-width: 1280px) 24rem, (min-width: 1024px) 60vw, 92vw';

/** Data of a port's page besides the port itself. */
export interface PortNews {
  /** Null if unknown. */
  readonly traffic: Traffic | null;
  /** The newest that concern the port. */
  readonly circulars: readonly Circular[];
  /** Open tenders of the port. */
  readonly tenders: readonly OpenTender[];
  /** English name, which identifies the port in vessel search; undefined if unknown. */
  readonly searchName: string | undefined;
}

interface Props {
  readonly locale: Locale;
  readonly port: Port;
  readonly news: PortNews;
}

/** The selected port: figures, traffic, terminals, contact and notices, then its texts. */
export async function PortDetail({ locale, port, news }: Props) {
  const t = await getTranslations({ locale });
  const { traffic, circulars, tenders, searchName } = news;
  const circularsHref = circularSearchHref(locale, { ...NO_FILTER, port: port.slug });
  return (
    <div className={styles.port}>
      <StructuredData things={[portData(locale, port)]} />
      <PortFigures locale={locale} port={port} />
      {traffic ? <PortTraffic locale={locale} traffic={traffic} searchName={searchName} /> : null}
      <div className={styles.pair}>
        <TerminalTable locale={locale} port={port.name} terminals={port.terminalList} />
        <PortContact locale={locale} contact={port.contact} />
      </div>
      <div className={cx('grid grid--3', styles.news)}>
        <LatestCirculars
          locale={locale}
          title={t('ports.circulars')}
          circulars={circulars}
          more={{ href: circularsHref, label: t('ports.allCirculars') }}
        />
        <OpenTenders locale={locale} title={t('ports.tenders')} tenders={tenders} />
        <section className={styles.panel} aria-labelledby="port-follow" data-print="off">
          <h2 id="port-follow">{t('ports.follow')}</h2>
          <SubscribeLink locale={locale} kind="circulars" port={port.slug} />
          {hasCapability('port-calls') ? (
            <>
              <p className="small">
                <CalendarLinks
                  locale={locale}
                  path={calendarPath(locale, port.slug)}
                  subscribe={t('openData.calendars.subscribePort')}
                />
              </p>
              <OpenDataNote locale={locale} hash="port-calls" />
            </>
          ) : null}
        </section>
      </div>
      <section aria-labelledby="port-about" className={styles.about}>
        <h2 id="port-about">{t('ports.about', { port: port.name })}</h2>
        <div className={styles.pair}>
          {port.description ? <Prose html={port.description} /> : null}
          <div className={styles.cover}>
            <CaptionedPicture picture={port.cover} seed={port.slug} sizes={COVER_SIZES} />
          </div>
        </div>
      </section>
      {port.facilities || port.operators ? (
        <section aria-labelledby="port-facilities" className={styles.about}>
          <h2 id="port-facilities">{t('ports.facilities')}</h2>
          <div className={styles.pair}>
            {port.facilities ? <Prose html={port.facilities} /> : null}
            {port.operators ? (
              <section className={styles.panel} aria-labelledby="port-operators">
                <h3 id="port-operators">{t('ports.operators')}</h3>
                <p className="small">{port.operators}</p>
              </section>
            ) : null}
          </div>
        </section>
      ) : null}
    </div>
  );
}

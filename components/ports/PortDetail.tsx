import { getTranslations } from 'next-intl/server';
import type { Port } from '@/lib/content/collections/ports';
import { PORT_CATEGORIES } from '@/lib/content/port-categories';
import { hasCapability } from '@/lib/capabilities';
import type { Locale } from '@/lib/i18n/locales';
import { positionText } from '@/lib/map/position-text';
import { seaByLongitude } from '@/lib/map/region';
import { portData } from '@/lib/seo/structured-data/place';
import { calendarPath } from '@/lib/open-data/paths';
import { CalendarLinks } from '../open-data/CalendarLinks';
import { OpenDataNote } from '../open-data/OpenDataNote';
import { StructuredData } from '../ui/StructuredData/StructuredData';
import { Icon } from '../ui/Icon/Icon';
import { CaptionedPicture } from '../ui/Picture/CaptionedPicture';
import { Prose } from '../ui/Prose/Prose';
import { PortContact } from './PortContact';
import styles from './PortDetail.module.css';
import { PortFigures } from './PortFigures';
import { TerminalTable } from './TerminalTable';
import { TelephoneLink } from '@/components/ui/TelephoneLink/TelephoneLink';

const COVER_SIZES = '(min-width: 1024px) 60rem, 92vw';

/** The selected port: cover, figures, description, facilities, contact. */
export async function PortDetail({ locale, port }: { locale: Locale; port: Port }) {
  const t = await getTranslations({ locale });
  return (
    <article className={styles.port} aria-labelledby="port-name">
      <StructuredData things={[portData(locale, port)]} />
      <div className={styles.cover}>
        <CaptionedPicture picture={port.cover} seed={port.slug} sizes={COVER_SIZES} priority />
      </div>
      <div>
        <PortPlace locale={locale} port={port} />
        <h2 id="port-name" className={styles.name}>
          {port.name}
        </h2>
        {port.contact.telephone ? (
          <p>
            <TelephoneLink className={styles.telephone} number={port.contact.telephone}>
              <Icon name="phone" />
            </TelephoneLink>
          </p>
        ) : null}
      </div>
      <PortFigures locale={locale} port={port} />
      <div className="split split--main">
        <div className="stack">
          {port.description ? <Prose html={port.description} /> : null}
          {port.facilities || port.terminalList.length > 0 ? (
            <section aria-labelledby="port-facilities" className={styles.facilities}>
              <h2 id="port-facilities">{t('ports.facilities')}</h2>
              <TerminalTable locale={locale} port={port} />
              {port.facilities ? <Prose html={port.facilities} /> : null}
            </section>
          ) : null}
        </div>
        <div className={styles.side}>
          <PortContact locale={locale} contact={port.contact} />
          {hasCapability('port-calls') ? (
            <section className={styles.panel} aria-labelledby="port-calendar">
              <h3 id="port-calendar">{t('openData.calendars.title')}</h3>
              <p className="small">
                <CalendarLinks
                  locale={locale}
                  path={calendarPath(locale, port.slug)}
                  subscribe={t('openData.calendars.subscribePort')}
                />
              </p>
              <OpenDataNote locale={locale} hash="port-calls" />
            </section>
          ) : null}
          {port.operators ? (
            <section className={styles.panel} aria-labelledby="port-operators">
              <h3 id="port-operators">{t('ports.operators')}</h3>
              <p className="small">{port.operators}</p>
            </section>
          ) : null}
        </div>
      </div>
    </article>
  );
}

function isKnownCategory(category: string): category is (typeof PORT_CATEGORIES)[number] {
  return PORT_CATEGORIES.some((known) => known === category);
}

async function PortPlace({ locale, port }: { locale: Locale; port: Port }) {
  const t = await getTranslations({ locale });
  const labels = [
    isKnownCategory(port.category) ? t(`ports.categories.${port.category}`) : port.category,
    port.position && t(`map.seas.${seaByLongitude(port.position)}`),
  ].filter(Boolean);
  if (labels.length === 0) return null;
  return (
    <p className="eyebrow">
      {labels.join(' · ')}
      {port.position ? (
        <span>
          {' · '}
          <bdi>{positionText(port.position, locale)}</bdi>
        </span>
      ) : null}
    </p>
  );
}

import { getTranslations } from 'next-intl/server';
import { Illustration } from '@/components/ui/Illustration/Illustration';
import { MoreLink } from '@/components/ui/MoreLink/MoreLink';
import { routeHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import styles from './ContactPanels.module.css';
import { MapOnRequest } from './MapOnRequest';

interface Props {
  readonly locale: Locale;
  /** The headquarters' address in words. */
  readonly address: string;
  /** Address of a map to embed; where there is none, the map of the ports is offered. */
  readonly mapAddress: string | undefined;
}

/** The headquarters on the map, which is embedded once the visitor asks for it (decisions). */
export async function MapPanel({ locale, address, mapAddress }: Props) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  return (
    <section className={styles.map} aria-labelledby="headquarters">
      <Illustration name="cover-chart" className={styles.chart} />
      <div className={styles.mapText}>
        <h2 id="headquarters" className={styles.title}>
          {t('map')}
        </h2>
        {address ? <p>{address}</p> : null}
        {mapAddress ? (
          <MapOnRequest
            address={mapAddress}
            labels={{ show: t('showMap'), note: t('mapNote'), frame: t('mapFrame') }}
          />
        ) : null}
        <MoreLink href={routeHref(locale, 'ports')}>{t('portsMap')}</MoreLink>
      </div>
    </section>
  );
}

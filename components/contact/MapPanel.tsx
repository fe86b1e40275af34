import { getTranslations } from 'next-intl/server';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { Illustration } from '@/components/ui/Illustration/Illustration';
import { MoreLink } from '@/components/ui/MoreLink/MoreLink';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import styles from './ContactPanels.module.css';
import { MapOnRequest } from './MapOnRequest';

interface Props {
  readonly locale: Locale;
  /** The headquarters' postal address. */
  readonly address: string;
  /** URL of a map to embed; without one, the map of the ports is linked instead. */
  readonly mapUrl: string | undefined;
}

/** The headquarters on a map that is embedded on request. */
export async function MapPanel({ locale, address, mapUrl }: Props) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  return (
    <section className={styles.map} aria-labelledby="headquarters">
      <Illustration name="cover-chart" className={styles.chart} />
      <div className={styles.mapText}>
        <h2 id="headquarters" className={styles.title}>
          {t('map')}
        </h2>
        {address ? (
          <p>
            <BidiText>{address}</BidiText>
          </p>
        ) : null}
        {mapUrl ? (
          <MapOnRequest
            url={mapUrl}
            labels={{ show: t('showMap'), note: t('mapNote'), frame: t('mapFrame') }}
          />
        ) : null}
        <MoreLink href={routeHref(locale, 'ports')}>{t('portsMap')}</MoreLink>
      </div>
    </section>
  );
}

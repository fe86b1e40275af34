import { getTranslations } from 'next-intl/server';
import type { Port } from '@/lib/content/collections/ports';
import { PORT_CATEGORIES } from '@/lib/content/port-categories';
import type { Locale } from '@/lib/i18n/locales';
import { positionText } from '@/lib/map/position-text';
import { seaByLongitude } from '@/lib/map/region';
import { Icon } from '../ui/Icon/Icon';
import { LtrText } from '../ui/LtrText/LtrText';
import { TelephoneLink } from '../ui/TelephoneLink/TelephoneLink';
import styles from './PortPlace.module.css';

/** Type, sea, UN/LOCODE, position and telephone of a port, below its name. */
export async function PortPlace({ locale, port }: { locale: Locale; port: Port }) {
  const t = await getTranslations({ locale });
  const { category, locode, position, contact } = port;
  const labels = [
    isKnownCategory(category) ? t(`ports.categories.${category}`) : category,
    position && t(`map.seas.${seaByLongitude(position)}`),
  ].filter(Boolean);
  return (
    <ul className={`plain ${styles.place ?? ''}`}>
      {labels.length > 0 ? <li>{labels.join(' · ')}</li> : null}
      {locode ? (
        <li>
          <abbr title={t('ports.locode')}>UN/LOCODE</abbr> <LtrText>{locode}</LtrText>
        </li>
      ) : null}
      {position ? (
        <li>
          <bdi>{positionText(position, locale)}</bdi>
        </li>
      ) : null}
      {contact.telephone ? (
        <li>
          <TelephoneLink className={styles.telephone} number={contact.telephone}>
            <Icon name="phone" />
          </TelephoneLink>
        </li>
      ) : null}
    </ul>
  );
}

function isKnownCategory(category: string): category is (typeof PORT_CATEGORIES)[number] {
  return PORT_CATEGORIES.some((known) => known === category);
}

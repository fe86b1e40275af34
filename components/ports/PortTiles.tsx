import { getTranslations } from 'next-intl/server';
import type { Port } from '@/lib/content/collections/ports';
import { numberIn } from '@/lib/content/values';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '../ui/Icon/Icon';
import { RouteLink } from '../ui/RouteLink/RouteLink';
import { ViewNav } from '../ui/ViewNav/ViewNav';
import styles from './PortTiles.module.css';

interface Props {
  readonly locale: Locale;
  readonly ports: readonly Port[];
  readonly current: Port;
}

/** Tiles of the ports; on narrow screens inside a disclosure with the current port's name. */
export async function PortTiles({ locale, ports, current }: Props) {
  const t = await getTranslations({ locale, namespace: 'ports' });
  const tiles = (
    <ul className={styles.list}>
      {ports.map((port) => {
        const berths = numberIn(port.berths);
        return (
          <li key={port.slug}>
            <RouteLink
              locale={locale}
              route="ports"
              query={{ port: port.slug }}
              className={styles.tile}
              aria-current={port.slug === current.slug ? 'page' : undefined}
            >
              <span>{port.name}</span>
              {berths === null ? null : (
                <span className={styles.berths}>
                  {t('berthCount', { count: berths, digits: String(berths) })}
                </span>
              )}
            </RouteLink>
          </li>
        );
      })}
    </ul>
  );
  return (
    <ViewNav name="ports" label={t('list')}>
      <details className={styles.chooser}>
        <summary className={styles.summary}>
          <span className={styles.hint}>{t('choose')}</span>
          <span className={styles.chosen}>{current.name}</span>
          <Icon name="chevronDown" className={styles.mark} />
        </summary>
        {tiles}
      </details>
      <div className={styles.wide}>{tiles}</div>
    </ViewNav>
  );
}

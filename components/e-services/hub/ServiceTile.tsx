import { getTranslations } from 'next-intl/server';
import { config } from '@/lib/config';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { Card } from '@/components/ui/Card/Card';
import { cx } from '@/components/ui/shared/cx';
import { Tag } from '@/components/ui/Tag/Tag';
import { ServiceCardHead } from '../ServiceCardHead';
import { serviceAccess, serviceTiles, tileId, type ServiceKey } from '../../layout/services';
import styles from './ServiceTile.module.css';

interface Props {
  readonly locale: Locale;
  readonly service: ServiceKey;
  readonly title: string;
  readonly summary: string | undefined;
  /** Selected by the URL. */
  readonly named: boolean;
  readonly comingSoon: boolean;
}

/** A tile of the hub: icon, channel, title, summary; opens its page in a new tab. */
export async function ServiceTile(props: Props) {
  const { locale, service, named, comingSoon } = props;
  const t = await getTranslations({ locale });
  const { route, icon } = serviceTiles[service];
  return (
    <li id={tileId(service)} className={cx(styles.item, named && styles.named)}>
      <Card
        title={props.title}
        text={props.summary}
        href={routeHref(locale, route)}
        newTab={t('ui.opensInNewTab')}
        meta={
          <ServiceCardHead icon={icon}>
            {named ? <Tag tone="warm">{t('services.hub.named')}</Tag> : null}
            <Tag wraps>
              {comingSoon
                ? t('services.hub.comingSoon')
                : t(`services.access.${serviceAccess(service, config())}`)}
            </Tag>
          </ServiceCardHead>
        }
      />
    </li>
  );
}

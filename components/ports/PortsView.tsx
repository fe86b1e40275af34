import { getTranslations } from 'next-intl/server';
import type { PageText } from '@/lib/content/collections/pages';
import type { Port } from '@/lib/content/collections/ports';
import type { Locale } from '@/lib/i18n/locales';
import { PortsMap } from '../map/PortsMap';
import { EmptyState } from '../ui/EmptyState/EmptyState';
import { Icon } from '../ui/Icon/Icon';
import { PageHeader } from '../ui/PageHeader/PageHeader';
import { Prose } from '../ui/Prose/Prose';
import { PortDetail } from './PortDetail';
import { PortTiles } from './PortTiles';
import styles from './PortsView.module.css';

interface Props {
  readonly locale: Locale;
  /** Editors' texts; the title defaults to the route's name. */
  readonly text: PageText | null;
  readonly ports: readonly Port[];
  /** The selected port; undefined only without any ports. */
  readonly port: Port | undefined;
  /** True if the port is selected by the URL. */
  readonly chosen: boolean;
}

/** Tiles of all ports, the selected one, and the map. */
export async function PortsView({ locale, text, ports, port, chosen }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <PageHeader
        locale={locale}
        route="ports"
        title={text?.title ?? t('routes.ports')}
        lead={text?.summary}
        trail={chosen && port ? [{ label: port.name }] : undefined}
      />
      <div className="wrap page-body">
        {port ? (
          <div className="split split--aside">
            <div className={styles.aside}>
              <PortTiles key={port.slug} locale={locale} ports={ports} current={port} />
              <a className={styles.toMap} href="#ports-map">
                <Icon name="pin" />
                {t('ports.onMap')}
              </a>
              {text?.content ? <Prose html={text.content} className={styles.note} /> : null}
            </div>
            <PortDetail locale={locale} port={port} />
          </div>
        ) : (
          <EmptyState title={t('ui.empty.title')}>{t('ui.empty.text')}</EmptyState>
        )}
      </div>
      {port ? (
        <section id="ports-map" aria-labelledby="ports-map-title">
          <h2 id="ports-map-title" className="visually-hidden">
            {t('map.label')}
          </h2>
          <PortsMap key={port.slug} locale={locale} ports={ports} current={port.slug} />
        </section>
      ) : null}
    </>
  );
}

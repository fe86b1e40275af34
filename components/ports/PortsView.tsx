import { getTranslations } from 'next-intl/server';
import type { PageText } from '@/lib/content/collections/pages';
import type { Port } from '@/lib/content/collections/ports';
import type { Locale } from '@/lib/i18n/locales';
import { PortsMap } from '../map/PortsMap';
import { BidiText } from '../ui/BidiText/BidiText';
import { EmptyState } from '../ui/EmptyState/EmptyState';
import { Icon } from '../ui/Icon/Icon';
import { PageHeader } from '../ui/PageHeader/PageHeader';
import { Prose } from '../ui/Prose/Prose';
import { PortDetail, type PortNews } from './PortDetail';
import { PortPlace } from './PortPlace';
import { PortTiles } from './PortTiles';
import { cx } from '../ui/shared/cx';
import styles from './PortsView.module.css';

interface Props {
  readonly locale: Locale;
  /** Editors' texts; the title defaults to the route's name. */
  readonly text: PageText | null;
  readonly ports: readonly Port[];
  /** The selected port with its news; undefined only without any ports. */
  readonly selected: { readonly port: Port; readonly news: PortNews } | undefined;
  /** True if the port is selected by the URL. */
  readonly chosen: boolean;
}

/** The selected port under its name, tiles of all ports, and the map. */
export async function PortsView({ locale, text, ports, selected, chosen }: Props) {
  const t = await getTranslations({ locale });
  const title = text?.title ?? t('routes.ports');
  if (!selected) {
    return (
      <>
        <PageHeader locale={locale} route="ports" title={title} lead={text?.summary} />
        <div className="wrap page-body">
          <EmptyState title={t('ui.empty.title')}>{t('ui.empty.text')}</EmptyState>
        </div>
      </>
    );
  }
  const { port, news } = selected;
  return (
    <>
      <PageHeader
        locale={locale}
        route="ports"
        title={port.name}
        trail={chosen ? [{ label: port.name }] : undefined}
      >
        <PortPlace locale={locale} port={port} />
      </PageHeader>
      <div className="wrap page-body">
        <div className="split split--aside">
          <div className={styles.aside}>
            <PortTiles key={port.slug} locale={locale} ports={ports} current={port} />
            <a className={styles.toMap} href="#ports-map">
              <Icon name="pin" />
              {t('ports.onMap')}
            </a>
          </div>
          <PortDetail locale={locale} port={port} news={news} />
        </div>
      </div>
      {text?.summary || text?.content ? (
        <section className={`wrap ${styles.intro ?? ''}`} aria-labelledby="ports-intro">
          <h2 id="ports-intro">
            <BidiText>{title}</BidiText>
          </h2>
          {text.summary ? (
            <p>
              <BidiText>{text.summary}</BidiText>
            </p>
          ) : null}
          {text.content ? <Prose html={text.content} /> : null}
        </section>
      ) : null}
      <section
        id="ports-map"
        className={cx('rendered-near', styles.map)}
        aria-labelledby="ports-map-title"
      >
        <h2 id="ports-map-title" className="visually-hidden">
          {t('map.label')}
        </h2>
        <PortsMap key={port.slug} locale={locale} ports={ports} current={port.slug} />
      </section>
    </>
  );
}

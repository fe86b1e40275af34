import { getTranslations } from 'next-intl/server';
import type { PageText } from '@/lib/content/collections/pages';
import type { Regulation } from '@/lib/content/collections/regulations';
import type { Locale } from '@/lib/i18n/locales';
import type { RegulationView } from '@/lib/routing/query-pages';
import { BidiText } from '../ui/BidiText/BidiText';
import { Introduction } from '../ui/Introduction/Introduction';
import { PageHeader } from '../ui/PageHeader/PageHeader';
import { DocumentTable } from './DocumentTable';
import { RegulationDetail } from './RegulationDetail';
import { RegulationSidebar } from './RegulationSidebar';
import styles from './RegulationsView.module.css';
import { RegulationTiles } from './RegulationTiles';
import { ViewToggle } from './ViewToggle';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  readonly regulations: readonly Regulation[];
  /** The selected regulation; undefined for all of them. */
  readonly selected: Regulation | undefined;
  readonly view: RegulationView;
}

/** Regulations: sidebar and tiles, list, or a single regulation. */
export async function RegulationsView({ locale, text, regulations, selected, view }: Props) {
  const t = await getTranslations({ locale });
  const name = text?.title ?? t('routes.regulations');
  const count = { count: regulations.length, digits: String(regulations.length) };
  return (
    <>
      <PageHeader
        locale={locale}
        route="regulations"
        title={name}
        lead={text?.summary}
        trail={selected ? [{ label: selected.title }] : undefined}
        art="cover-flags"
      />
      <div className="wrap page-body">
        {selected ? null : <Introduction text={text} />}
        <div className="split split--aside">
          <RegulationSidebar {...{ locale, regulations, selected, view }} />
          <section aria-labelledby="regulation" className={styles.content}>
            <div className={styles.tools}>
              {selected ? (
                <h2 id="regulation" className={styles.title}>
                  <BidiText>{selected.title}</BidiText>
                </h2>
              ) : (
                <>
                  <h2 id="regulation" className="visually-hidden">
                    {t('regulations.all')}
                  </h2>
                  {view === 'tiles' ? (
                    <p className="muted">{t('regulations.count', count)}</p>
                  ) : null}
                </>
              )}
              <ViewToggle locale={locale} id={selected?.id} view={view} />
            </div>
            {selected ? (
              <RegulationDetail locale={locale} regulation={selected} view={view} />
            ) : view === 'list' ? (
              <DocumentTable locale={locale} regulations={regulations} />
            ) : (
              <RegulationTiles locale={locale} regulations={regulations} />
            )}
          </section>
        </div>
      </div>
    </>
  );
}

import { getTranslations } from 'next-intl/server';
import type { Regulation } from '@/lib/content/collections/regulations';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import type { RegulationView } from '@/lib/routing/query-pages';
import { BidiText } from '../ui/BidiText/BidiText';
import { cx } from '../ui/shared/cx';
import { FilterSelect } from '../ui/data-table/FilterSelect';
import { ViewNav } from '../ui/ViewNav/ViewNav';
import { regulationHref } from './regulationLink';
import { SiteLink } from '../ui/SiteLink/SiteLink';
import styles from './RegulationSidebar.module.css';

interface Props {
  readonly locale: Locale;
  readonly regulations: readonly Regulation[];
  readonly selected: Regulation | undefined;
  /** The view that the links preserve. */
  readonly view: RegulationView;
}

/** Navigation of the regulations: links in a sidebar, a select below 1024 px. */
export async function RegulationSidebar({ locale, regulations, selected, view }: Props) {
  const t = await getTranslations({ locale, namespace: 'regulations' });
  const entries = [undefined, ...regulations].map((regulation) => ({
    id: regulation?.id ?? '',
    label: regulation?.title ?? t('all'),
    href: regulationHref(locale, regulation?.id, view),
    current: regulation?.id === selected?.id,
  }));
  return (
    <ViewNav name="regulations" className={cx('sticky', styles.nav)} label={t('sidebar')}>
      <FilterSelect
        className={styles.narrow}
        label={t('choose')}
        submitLabel={t('show')}
        action={routeHref(locale, 'regulations')}
        name="r"
        value={selected?.id ?? ''}
        options={entries.map(({ id, label, href }) => ({ value: id, label, href }))}
        kept={view === 'list' ? { view } : undefined}
      />
      <ul className={styles.wide}>
        {entries.map(({ id, label, href, current }) => (
          <li key={id}>
            <SiteLink
              className={styles.link}
              href={href}
              scroll={false}
              aria-current={current ? 'page' : undefined}
            >
              <BidiText>{label}</BidiText>
            </SiteLink>
          </li>
        ))}
      </ul>
    </ViewNav>
  );
}

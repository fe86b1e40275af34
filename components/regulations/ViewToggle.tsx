import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { REGULATION_VIEWS, type RegulationView } from '@/lib/routing/query-pages';
import { Icon } from '../ui/Icon/Icon';
import { ViewNav } from '../ui/ViewNav/ViewNav';
import { regulationHref } from './regulationLink';
import { SiteLink } from '../ui/SiteLink/SiteLink';
import styles from './ViewToggle.module.css';

interface Props {
  readonly locale: Locale;
  /** The selected regulation, which the links preserve. */
  readonly id: string | undefined;
  readonly view: RegulationView;
}

const ICONS = { tiles: 'grid', list: 'list' } as const;

/** Switches between tiles and list, each with its own URL. */
export async function ViewToggle({ locale, id, view }: Props) {
  const t = await getTranslations({ locale, namespace: 'regulations' });
  return (
    <ViewNav name="regulations-view" className={styles.toggle} label={t('view')}>
      {REGULATION_VIEWS.map((option) => (
        <SiteLink
          key={option}
          className={styles.option}
          href={regulationHref(locale, id, option)}
          scroll={false}
          aria-current={option === view ? 'true' : undefined}
        >
          <Icon name={ICONS[option]} />
          {t(option)}
        </SiteLink>
      ))}
    </ViewNav>
  );
}

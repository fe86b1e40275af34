import { getTranslations } from 'next-intl/server';
import type { Regulation } from '@/lib/content/collections/regulations';
import { truncate } from '@/lib/html/truncate';
import type { Locale } from '@/lib/i18n/locales';
import { Card } from '../ui/Card/Card';
import { DateText } from '../ui/DateText/DateText';
import { EmptyState } from '../ui/EmptyState/EmptyState';
import { Icon } from '../ui/Icon/Icon';
import { Tag } from '../ui/Tag/Tag';
import { regulationHref } from './regulationLink';
import styles from './RegulationTiles.module.css';

/** Three lines of a tile; the full text is on the regulation's own page. */
const MAX_DESCRIPTION_LENGTH = 170;

interface Props {
  readonly locale: Locale;
  readonly regulations: readonly Regulation[];
}

export async function RegulationTiles({ locale, regulations }: Props) {
  const t = await getTranslations({ locale });
  if (regulations.length === 0) {
    return <EmptyState title={t('ui.empty.title')}>{t('ui.empty.text')}</EmptyState>;
  }
  return (
    <ul className="grid grid--2 plain">
      {regulations.map((regulation) => (
        <li key={regulation.id} className={styles.item}>
          <Card
            className={styles.tile}
            title={regulation.title}
            href={regulationHref(locale, regulation.id, 'tiles')}
            meta={
              <>
                {regulation.documents.some(({ file }) => file) ? (
                  <Tag tone="info">
                    <Icon name="document" /> PDF
                  </Tag>
                ) : null}
                <span>
                  {t('regulations.published')}{' '}
                  <DateText locale={locale} value={regulation.publishedAt} format="numeric" />
                </span>
              </>
            }
            text={truncate(regulation.description, MAX_DESCRIPTION_LENGTH)}
          />
        </li>
      ))}
    </ul>
  );
}

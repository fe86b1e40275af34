import { getTranslations } from 'next-intl/server';
import type { StatisticsYear } from '@/lib/content/collections/statistics';
import type { Locale } from '@/lib/i18n/locales';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { FileSize } from '@/components/ui/FileSize/FileSize';
import { Icon } from '@/components/ui/Icon/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import styles from './YearFiles.module.css';

interface Props {
  readonly locale: Locale;
  readonly years: readonly StatisticsYear[];
  /** Number of the first item in the whole list, from 1. */
  readonly start: number;
}

/** A numbered list of yearly archives to download. */
export async function YearFiles({ locale, years, start }: Props) {
  const t = await getTranslations({ locale });
  if (years.length === 0) return <EmptyState title={t('ui.table.empty')} headingLevel={3} />;
  return (
    <ol className={`plain ${styles.years}`} start={start}>
      {years.map(({ year, file }, index) => (
        <li key={year} className={styles.year}>
          <span className={`num ${styles.number}`} aria-hidden="true">
            {start + index}
          </span>
          {file ? (
            <a className={styles.link} href={file.src} download={`statistics-${year}.zip`}>
              <VisuallyHidden>
                {t('services.statistics.name', { year: String(year) })}
              </VisuallyHidden>
              <span className={`num ${styles.name}`} aria-hidden="true">
                {year}
              </span>
              <span className={styles.meta}>
                <span>ZIP</span> <FileSize locale={locale} bytes={file.bytes} />
              </span>
              <Icon name="download" className={styles.go} />
            </a>
          ) : (
            <div className={styles.link}>
              <span className={`num ${styles.name}`}>{year}</span>
              <span className={styles.meta}>{t('services.statistics.missing')}</span>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

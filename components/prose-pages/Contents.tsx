import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import styles from './Contents.module.css';
import type { OutlineEntry } from './outline';

interface Props {
  readonly locale: Locale;
  readonly entries: readonly OutlineEntry[];
}

/** Table of contents: links to the headings of the text beside it. */
export async function Contents({ locale, entries }: Props) {
  const t = await getTranslations({ locale, namespace: 'prosePages' });
  return (
    <nav className={styles.contents} aria-labelledby="contents-title" data-print="off">
      <h2 id="contents-title" className={styles.title}>
        {t('contents')}
      </h2>
      <ol className={styles.list}>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a
              className={styles.link}
              href={`#${id}`}
              dangerouslySetInnerHTML={{ __html: label }}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

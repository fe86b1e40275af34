import { getTranslations } from 'next-intl/server';
import type { OutlineEntry } from '@/lib/html/sanitize';
import type { Locale } from '@/lib/i18n/locales';
import { BidiText } from '../ui/BidiText/BidiText';
import { IndexPanel } from '../ui/IndexPanel/IndexPanel';
import { cx } from '../ui/shared/cx';
import styles from './Contents.module.css';

interface Props {
  readonly locale: Locale;
  readonly entries: readonly OutlineEntry[];
  readonly className?: string;
}

/** Table of contents: links to the headings of the text. */
export async function Contents({ locale, entries, className }: Props) {
  const t = await getTranslations({ locale, namespace: 'prosePages' });
  return (
    <IndexPanel id="contents-title" title={t('contents')} tone="sunken">
      <ol className={cx(styles.list, className)}>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              <BidiText>{label}</BidiText>
            </a>
          </li>
        ))}
      </ol>
    </IndexPanel>
  );
}

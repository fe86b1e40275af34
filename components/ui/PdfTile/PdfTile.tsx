import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { BidiText } from '../BidiText/BidiText';
import { DateText } from '../DateText/DateText';
import { FileSize } from '../FileSize/FileSize';
import { Icon } from '../Icon/Icon';
import styles from './PdfTile.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface Props {
  readonly locale: Locale;
  /** URL of the PDF; it opens in a new tab. */
  readonly href: string;
  readonly title: string;
  /** Size of the file in bytes. */
  readonly bytes?: number;
  /** ISO 8601. */
  readonly date?: string;
}

/** A PDF in a list of documents: icon, title, size and date in one link. */
export async function PdfTile({ locale, href, title, bytes, date }: Props) {
  const t = await getTranslations({ locale, namespace: 'ui' });
  return (
    <a className={styles.tile} href={href} target="_blank" rel="noopener">
      <Icon name="pdf" className={styles.mark} />
      <span className={styles.text}>
        <span className={styles.title}>
          <BidiText>{title}</BidiText>
        </span>
        <span className={styles.meta}>
          <span>PDF</span>
          {bytes === undefined ? null : <FileSize locale={locale} bytes={bytes} />}
          {date ? <DateText locale={locale} value={date} format="numeric" /> : null}
        </span>
      </span>
      <Icon name="download" className={styles.action} />
      <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
    </a>
  );
}

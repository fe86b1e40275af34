import { getTranslations } from 'next-intl/server';
import type { MediaFile } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { FileSize } from '../FileSize/FileSize';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './DocumentLink.module.css';

interface Props {
  readonly locale: Locale;
  readonly file: MediaFile | null;
  /** Name of the document for screen readers, which may read links out of context. */
  readonly title: string;
  /** Name of the downloaded file. */
  readonly fileName: string;
}

/** Table cell with a PDF download and its size, or "Document not found". */
export async function DocumentLink({ locale, file, title, fileName }: Props) {
  const t = await getTranslations({ locale, namespace: 'ui.document' });
  if (!file) return <span className={styles.missing}>{t('missing')}</span>;
  return (
    <a className={styles.link} href={file.src} download={fileName}>
      <Icon name="download" className={styles.mark} />
      <span>
        {t('download')} <VisuallyHidden>{title}</VisuallyHidden>
        <span className={styles.size}>
          <span>PDF</span> <FileSize locale={locale} bytes={file.bytes} />
        </span>
      </span>
    </a>
  );
}

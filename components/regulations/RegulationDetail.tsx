import { getTranslations } from 'next-intl/server';
import type { Regulation } from '@/lib/content/collections/regulations';
import type { Locale } from '@/lib/i18n/locales';
import type { RegulationView } from '@/lib/routing/query-pages';
import { Alert } from '../ui/Alert/Alert';
import { BidiText } from '../ui/BidiText/BidiText';
import { DateText } from '../ui/DateText/DateText';
import { MoreLink } from '../ui/MoreLink/MoreLink';
import { PdfTile } from '../ui/PdfTile/PdfTile';
import { DocumentTable } from './DocumentTable';
import styles from './RegulationDetail.module.css';
import { regulationHref } from './regulationLink';

interface Props {
  readonly locale: Locale;
  readonly regulation: Regulation;
  readonly view: RegulationView;
}

/** A regulation: description, date and its first document, or the table of all its documents. */
export async function RegulationDetail({ locale, regulation, view }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <p className={styles.date}>
        {t('regulations.published')} <DateText locale={locale} value={regulation.publishedAt} />
      </p>
      {regulation.description ? (
        <p className={styles.description}>
          <BidiText>{regulation.description}</BidiText>
        </p>
      ) : null}
      {view === 'list' ? (
        <DocumentTable locale={locale} regulations={[regulation]} />
      ) : (
        <FirstDocument locale={locale} regulation={regulation} />
      )}
    </>
  );
}

async function FirstDocument({ locale, regulation }: Omit<Props, 'view'>) {
  const t = await getTranslations({ locale });
  const [first, ...others] = regulation.documents;
  return (
    <div className={styles.document}>
      <h3>{t('regulations.documents')}</h3>
      {first?.file ? (
        <PdfTile
          locale={locale}
          href={first.file.src}
          title={first.title}
          bytes={first.file.bytes}
          date={first.releasedAt ?? undefined}
        />
      ) : (
        <Alert tone="info">{t('ui.document.missing')}</Alert>
      )}
      {others.length > 0 ? (
        <MoreLink href={regulationHref(locale, regulation.id, 'list')}>
          {t('regulations.moreDocuments')}
        </MoreLink>
      ) : null}
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import type { QualificationAnnouncement } from '@/lib/content/collections/qualification-bindings';
import type { Locale } from '@/lib/i18n/locales';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { DateText } from '@/components/ui/DateText/DateText';
import { PdfTile } from '@/components/ui/PdfTile/PdfTile';
import { Prose } from '@/components/ui/Prose/Prose';
import { NoData } from './HtmlPanel';
import styles from './QualificationPanel.module.css';

interface Props {
  readonly locale: Locale;
  readonly announcements: readonly QualificationAnnouncement[];
}

/** Qualification biddings: label, date, text and the answers to enquiries. */
export async function QualificationPanel({ locale, announcements }: Props) {
  if (announcements.length === 0) return <NoData locale={locale} />;
  const t = await getTranslations({ locale, namespace: 'biddings' });
  return (
    <ul className={styles.list}>
      {announcements.map(({ label, date, content, enquiries }) => (
        <li key={label} className={styles.item}>
          <h3>
            <BidiText>{label}</BidiText>
          </h3>
          {date ? (
            <p className="muted small">
              {t('date')}: <DateText locale={locale} value={date} />
            </p>
          ) : null}
          <Prose html={content} />
          {enquiries ? (
            <div className={styles.file}>
              <PdfTile
                locale={locale}
                href={enquiries.src}
                title={t('enquiriesOf', { title: label })}
                bytes={enquiries.bytes}
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

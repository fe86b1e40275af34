import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Circular } from '@/lib/content/collections/circulars';
import type { Locale } from '@/lib/i18n/locales';
import { DateText } from '../ui/DateText/DateText';
import { GlyphMark } from '../ui/Icon/GlyphMark';
import { chevronDown } from '../ui/Icon/glyphs';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden';
import styles from './CircularDetails.module.css';

const FIELDS = [
  'subject',
  'category',
  'organization',
  'directedTo',
  'transferredAt',
  'publishedAt',
] as const;

/** Whether editors gave a circular anything besides number, date, description and file. */
export function hasDetails(circular: Circular): boolean {
  return FIELDS.some((field) => circular[field]);
}

interface Props {
  readonly locale: Locale;
  readonly circular: Circular;
  /** The circular number links to this id, which opens the details. */
  readonly id: string;
}

/** A circular's other values, where it has any, in a disclosure. */
export async function CircularDetails({ locale, circular, id }: Props) {
  if (!hasDetails(circular)) return null;
  const t = await getTranslations({ locale, namespace: 'circulars' });
  const { transferredAt, publishedAt, ...rest } = circular;
  const values: Record<(typeof FIELDS)[number], ReactNode> = {
    subject: rest.subject,
    category: rest.category,
    organization: rest.organization,
    directedTo: rest.directedTo,
    transferredAt: transferredAt && <FullDate locale={locale} value={transferredAt} />,
    publishedAt: publishedAt && <FullDate locale={locale} value={publishedAt} />,
  };
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <span aria-hidden="true">{t('details')}</span>
        <VisuallyHidden>{t('detailsOf', { number: circular.number })}</VisuallyHidden>
        <GlyphMark glyph={chevronDown} className={styles.mark} />
      </summary>
      <dl id={id} className={styles.list}>
        {FIELDS.filter((field) => Boolean(values[field])).map((field) => (
          <div key={field}>
            <dt>{t(field)}</dt>
            <dd>{values[field]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Both calendars in digits, which fit the narrow columns. */
function FullDate({ locale, value }: { locale: Locale; value: string }) {
  return <DateText locale={locale} value={value} format="numeric" />;
}

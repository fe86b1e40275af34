import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { DateText } from '@/components/ui/DateText/DateText';
import { Icon } from '@/components/ui/Icon/Icon';
import { Tag } from '@/components/ui/Tag/Tag';
import styles from './ArticleHead.module.css';
import type { ArticlePlace } from '@/lib/routing/article-links';
import { nameKey } from './place';

interface Props {
  readonly locale: Locale;
  readonly place: ArticlePlace;
  readonly title: string;
  readonly summary: string;
  /** ISO 8601; omitted for photo articles. */
  readonly date?: string | undefined;
}

/** Date, category, title and lead of an entry. */
export async function ArticleHead({ locale, place, title, summary, date }: Props) {
  const t = await getTranslations({ locale });
  return (
    <header className={styles.head}>
      <div className={styles.meta}>
        {date ? (
          <>
            <Icon name="calendar" />
            <DateText locale={locale} value={date} />
          </>
        ) : null}
        <Tag>{t(nameKey(place))}</Tag>
      </div>
      <h1 className={styles.title}>
        <BidiText>{title}</BidiText>
      </h1>
      {summary ? (
        <p className={`lead ${styles.lead ?? ''}`}>
          <BidiText>{summary}</BidiText>
        </p>
      ) : null}
    </header>
  );
}

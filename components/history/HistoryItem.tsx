import { getTranslations } from 'next-intl/server';
import type { HistoryArticle } from '@/lib/content/collections/articles';
import type { Locale } from '@/lib/i18n/locales';
import { BidiText } from '../ui/BidiText/BidiText';
import { DateText } from '../ui/DateText/DateText';
import { Gallery } from '../ui/Gallery/Gallery';
import { Icon } from '../ui/Icon/Icon';
import { Prose } from '../ui/Prose/Prose';
import styles from './HistoryItem.module.css';

interface Props {
  readonly locale: Locale;
  readonly article: HistoryArticle;
}

/** A full history article; its slug is its id on the page. */
export async function HistoryItem({ locale, article }: Props) {
  const t = await getTranslations({ locale, namespace: 'history' });
  const { slug, title, publishedAt, pictures, body } = article;
  return (
    <article id={slug} className={styles.article} aria-labelledby={`${slug}-title`}>
      <header>
        <p className={styles.date}>
          <Icon name="calendar" />
          <DateText locale={locale} value={publishedAt} />
        </p>
        <h2 id={`${slug}-title`}>
          <BidiText>{title}</BidiText>
        </h2>
      </header>
      <Gallery locale={locale} label={t('pictures', { title })} pictures={pictures} />
      {body ? <Prose html={body} /> : null}
    </article>
  );
}

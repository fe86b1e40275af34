import type { ArticleSummary } from '@/lib/content/collections/articles';
import type { Locale } from '@/lib/i18n/locales';
import { articleHref } from '@/lib/routing/article-links';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { DateText } from '@/components/ui/DateText/DateText';
import { Picture } from '@/components/ui/Picture/Picture';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import styles from './NewsSlide.module.css';

interface Props {
  readonly locale: Locale;
  readonly article: ArticleSummary;
}

/** An article in the news carousel: picture, date, headline, excerpt. */
export function NewsSlide({ locale, article }: Props) {
  const { slug, title, summary, publishedAt, cardImage } = article;
  return (
    <article className={styles.slide}>
      <div className={styles.picture}>
        <Picture
          picture={cardImage && { ...cardImage, alt: '' }}
          seed={slug}
          sizes="(min-width: 1440px) 56rem, (min-width: 1024px) 62vw, 92vw"
        />
      </div>
      <div className={`${styles.body} on-dark`}>
        <p className={styles.date}>
          <DateText locale={locale} value={publishedAt} format="numeric" />
        </p>
        <h3>
          <SiteLink href={articleHref(locale, article)}>
            <BidiText>{title}</BidiText>
          </SiteLink>
        </h3>
        {summary ? (
          <p>
            <BidiText>{summary}</BidiText>
          </p>
        ) : null}
      </div>
    </article>
  );
}

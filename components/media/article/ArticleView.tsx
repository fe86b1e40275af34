import { getTranslations } from 'next-intl/server';
import type { Article } from '@/lib/content/collections/articles';
import type { Locale } from '@/lib/i18n/locales';
import type { ArticleKind } from '@/lib/routing/query-pages';
import { Gallery } from '@/components/ui/Gallery/Gallery';
import { CaptionedPicture } from '@/components/ui/Picture/CaptionedPicture';
import { Prose } from '@/components/ui/Prose/Prose';
import { ArticlePage } from './ArticlePage';
import styles from './ArticleView.module.css';
import { articlePictures } from './pictures';
import { articleHref, articlePlace } from '@/lib/routing/article-links';
import { nameKey, showsDate } from './place';
import { newsArticleData } from '@/lib/seo/structured-data/news-article';
import { StructuredData } from '../../ui/StructuredData/StructuredData';

interface Props {
  readonly locale: Locale;
  /** Language of the entry, which may lack a translation. */
  readonly language: Locale;
  readonly kind: ArticleKind;
  readonly article: Article;
}

/** An article: head, large picture, body, gallery. */
export async function ArticleView({ locale, language, kind, article }: Props) {
  const t = await getTranslations({ locale: language, namespace: 'article' });
  const names = await getTranslations({ locale: language });
  const place = articlePlace(article.category);
  const { cover, showsCover, gallery } = articlePictures(article);
  const galleryLabel = t(place === 'photos' ? 'albumPictures' : 'pictures');
  const pictures =
    gallery.length > 0 ? (
      <section className={styles.gallery} aria-labelledby="article-pictures">
        <h2 id="article-pictures">{galleryLabel}</h2>
        <Gallery locale={language} label={galleryLabel} pictures={gallery} />
      </section>
    ) : null;
  return (
    <ArticlePage
      locale={locale}
      language={language}
      place={place}
      slug={article.slug}
      title={article.title}
      summary={article.summary}
      date={showsDate(kind, place) ? article.publishedAt : undefined}
      cover={
        showsCover ? (
          <CaptionedPicture
            picture={cover}
            seed={article.slug}
            kind={place === 'history' ? 'history' : undefined}
            sizes="(min-width: 1120px) 62rem, 92vw"
            priority
            className={styles.cover}
          />
        ) : (
          pictures
        )
      }
      below={showsCover ? pictures : null}
    >
      <StructuredData
        things={[
          newsArticleData(language, article, {
            path: articleHref(language, article),
            section: names(nameKey(place)),
            authority: names('authority.name'),
          }),
        ]}
      />
      <Prose html={article.body} />
    </ArticlePage>
  );
}

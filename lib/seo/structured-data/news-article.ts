import type { NewsArticle } from 'schema-dts';
import type { Article } from '../../content/collections/articles';
import type { Locale } from '../../i18n/locales';
import { fullUrl } from '../full-url';
import { sharePicture } from '../share-picture';
import { organizationReference } from './organization';
import { pictureData } from './picture';

/** Search engines cut longer headlines. */
const HEADLINE_LENGTH = 110;

/** An article at its canonical URL; the picture defaults to the section's. */
export function newsArticleData(
  locale: Locale,
  article: Article,
  { path, authority, section }: { path: string; authority: string; section: string },
): Exclude<NewsArticle, string> {
  const publisher = organizationReference(locale, authority);
  const pictures = article.images.length > 0 ? article.images : [article.cardImage];
  return {
    '@type': 'NewsArticle',
    headline: shortened(article.title),
    description: article.summary || undefined,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    inLanguage: locale,
    articleSection: section,
    mainEntityOfPage: fullUrl(path),
    url: fullUrl(path),
    image: pictures.map((picture) => pictureData(picture ?? sharePicture(locale, 'article'))),
    author: publisher,
    publisher,
  };
}

function shortened(title: string): string {
  if (title.length <= HEADLINE_LENGTH) return title;
  const cut = title.slice(0, HEADLINE_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

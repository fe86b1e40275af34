import { loadArticle, type Article } from '@/lib/content/collections/articles';
import { ContentUnavailableError, NotPublishedError } from '@/lib/content/errors';
import { loadLibraryItem, type LibraryItem } from '@/lib/content/collections/libraries';
import { otherLocale, type Locale } from '@/lib/i18n/locales';
import type { ArticleKind } from '@/lib/routing/query-pages';
import { placeOf, type ArticlePlace } from '@/lib/routing/article-links';

interface Known {
  readonly place: ArticlePlace;
  /** Whether the other language has it too. */
  readonly translated: boolean;
}

/** What an article URL resolves to. */
export type ArticleEntry =
  | (Known & { readonly type: 'article'; readonly content: Article })
  | (Known & { readonly type: 'library'; readonly content: LibraryItem });

/**
 * The article of a slug, whatever its category; for `/article?a=` else the library item. Undefined
 * if there is none or it is unavailable: `/404`.
 */
export async function loadEntry(
  locale: Locale,
  kind: ArticleKind,
  slug: string,
): Promise<ArticleEntry | undefined> {
  const article = await orUndefined(loadArticle(locale, slug));
  if (article) {
    const { category, translated } = article;
    return { type: 'article', content: article, place: placeOf(category), translated };
  }
  const item = kind === 'a' ? await orUndefined(loadLibraryItem(locale, slug)) : undefined;
  if (!item) return undefined;
  const translation = await orUndefined(loadLibraryItem(otherLocale(locale), slug));
  return {
    type: 'library',
    content: item,
    place: 'library',
    translated: translation !== undefined,
  };
}

async function orUndefined<Value>(content: Promise<Value>): Promise<Value | undefined> {
  try {
    return await content;
  } catch (error) {
    if (error instanceof NotPublishedError || error instanceof ContentUnavailableError) {
      return undefined;
    }
    throw error;
  }
}

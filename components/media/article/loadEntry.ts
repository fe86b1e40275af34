import { loadArticle, type Article } from '@/lib/content/collections/articles';
import { nullIfUnpublished } from '@/lib/content/collection';
import { loadLibraryItem, type LibraryItem } from '@/lib/content/collections/libraries';
import { loadVideo, type VideoOfPage } from '@/lib/content/collections/videos';
import { ifAvailable } from '@/lib/content/unavailable';
import { otherLocale, type Locale } from '@/lib/i18n/locales';
import type { ArticleKind } from '@/lib/routing/query-pages';
import { articlePlace, type ArticlePlace } from '@/lib/routing/article-links';

interface Known {
  /** Language of the entry: the page's own if it is translated. */
  readonly language: Locale;
  readonly place: ArticlePlace;
  /** True if the entry exists in both languages. */
  readonly translated: boolean;
}

export type ArticleEntry =
  | (Known & { readonly type: 'article'; readonly content: Article })
  | (Known & { readonly type: 'library'; readonly content: LibraryItem })
  | (Known & { readonly type: 'video'; readonly content: VideoOfPage });

/**
 * Loads the article of a slug of any category, the library item of `/article?a=` or the video of
 * `/article?video=`. Falls back to the other language, then redirects to `/404`.
 */
export async function loadEntry(
  locale: Locale,
  kind: ArticleKind,
  slug: string,
): Promise<ArticleEntry | 'unknown' | 'unavailable'> {
  const own = await loadIn(locale, kind, slug);
  return own === 'unknown' ? loadIn(otherLocale(locale), kind, slug) : own;
}

async function loadIn(
  language: Locale,
  kind: ArticleKind,
  slug: string,
): Promise<ArticleEntry | 'unknown' | 'unavailable'> {
  if (kind === 'video') {
    const video = await orMissing(loadVideo(language, slug));
    if (typeof video === 'string') return video;
    const { translated } = video;
    return { type: 'video', language, content: video, place: 'video', translated };
  }
  const article = await orMissing(loadArticle(language, slug));
  if (typeof article !== 'string') {
    const { category, translated } = article;
    return {
      type: 'article',
      language,
      content: article,
      place: articlePlace(category),
      translated,
    };
  }
  const item = kind === 'a' ? await orMissing(loadLibraryItem(language, slug)) : 'unknown';
  if (typeof item === 'string') return article === 'unavailable' ? article : item;
  const translation = await orMissing(loadLibraryItem(otherLocale(language), slug));
  return {
    type: 'library',
    language,
    content: item,
    place: 'library',
    translated: typeof translation !== 'string',
  };
}

async function orMissing<Value extends object>(
  content: Promise<Value>,
): Promise<Value | 'unknown' | 'unavailable'> {
  const found = await ifAvailable(nullIfUnpublished(content));
  return found === undefined ? 'unavailable' : (found ?? 'unknown');
}

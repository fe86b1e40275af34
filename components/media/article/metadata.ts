import type { Metadata } from 'next';
import { locales } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import type { ArticleEntry } from './loadEntry';
import { canonicalQuery } from '@/lib/routing/article-links';

/** Title, description, URLs and sharing picture of an entry, in the entry's language. */
export async function articleMetadata(entry: ArticleEntry): Promise<Metadata> {
  const { content, place, translated, language: locale } = entry;
  const page = {
    locale,
    route: 'article',
    query: canonicalQuery(place, content.slug),
    title: content.title,
    languages: translated ? locales : [locale],
  } as const;
  if (entry.type === 'library') {
    return pageMetadata({ ...page, description: entry.content.description });
  }
  if (entry.type === 'video') {
    const { summary, thumbnail } = entry.content;
    return pageMetadata({ ...page, description: summary, picture: thumbnail });
  }
  const { summary, cardImage, publishedAt, updatedAt } = entry.content;
  return pageMetadata({
    ...page,
    description: summary,
    picture: cardImage,
    article: { publishedAt, updatedAt },
  });
}

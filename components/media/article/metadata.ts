import type { Metadata } from 'next';
import { config } from '@/lib/config';
import type { Picture } from '@/lib/content/types';
import { locales, type Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata';
import type { ArticleEntry } from './loadEntry';
import { canonicalQuery } from './place';

/** Title, description, canonical, hreflang and the shared picture of an entry's page. */
export async function articleMetadata(locale: Locale, entry: ArticleEntry): Promise<Metadata> {
  const { content, place, translated } = entry;
  const metadata = await pageMetadata({
    locale,
    route: 'article',
    query: canonicalQuery(place, content.slug),
    title: content.title,
    description: 'summary' in content ? content.summary : content.description,
    languages: translated ? locales : [locale],
  });
  if (entry.type === 'library') return metadata;
  const { cardImage, publishedAt, updatedAt } = entry.content;
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: publishedAt,
      modifiedTime: updatedAt,
      images: cardImage ? [sharedPicture(cardImage)] : undefined,
    },
  };
}

function sharedPicture({ src, width, height, alt }: Picture) {
  return { url: new URL(src, config().siteUrl).href, width, height, alt };
}

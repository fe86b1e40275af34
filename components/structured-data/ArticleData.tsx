import { getTranslations } from 'next-intl/server';
import type { Article } from '@/lib/content/collections/articles';
import type { Locale } from '@/lib/i18n/locales';
import { newsArticleData } from '@/lib/seo/structured-data/news-article';
import { StructuredData } from '../ui/StructuredData/StructuredData';

interface Props {
  readonly locale: Locale;
  readonly article: Article;
  /** Path of the canonical URL. */
  readonly path: string;
  /** Name of the article's section. */
  readonly section: string;
}

/** Structured data of an article: dates, pictures, publisher. */
export async function ArticleData({ locale, article, path, section }: Props) {
  const t = await getTranslations({ locale, namespace: 'authority' });
  const data = newsArticleData(locale, article, { path, section, authority: t('name') });
  return <StructuredData things={[data]} />;
}

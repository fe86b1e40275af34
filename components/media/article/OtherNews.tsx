import { getTranslations } from 'next-intl/server';
import { loadArticlePage, type ArticleSummary } from '@/lib/content/collections/articles';
import { ContentUnavailableError } from '@/lib/content/errors';
import type { Locale } from '@/lib/i18n/locales';
import { Section } from '@/components/ui/Section/Section';
import { SectionHead } from '@/components/ui/SectionHead/SectionHead';
import { NewsCard } from '../NewsCard';
import { PAGE_SIZE } from '../sectionLink';

const SHOWN = 3;

/** Begins to read the latest news, so that it is not waited for after the article. */
export function preloadOtherNews(locale: Locale): void {
  // Whoever shows them sees the error.
  void newestNews(locale).catch(() => undefined);
}

/** The latest news other than the one shown; renders nothing if there is none. */
export async function OtherNews({ locale, slug }: { locale: Locale; slug: string }) {
  const t = await getTranslations({ locale, namespace: 'article' });
  const others = (await newestNews(locale)).filter((one) => one.slug !== slug).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <div data-print="off">
      <Section tone="tint" labelledBy="other-news">
        <SectionHead id="other-news" title={t('otherNews')} />
        <div className="grid grid--3">
          {others.map((article) => (
            <NewsCard key={article.slug} locale={locale} article={article} />
          ))}
        </div>
      </Section>
    </div>
  );
}

/** The media centre's first page, which is usually cached; an article is shown even without it. */
async function newestNews(locale: Locale): Promise<readonly ArticleSummary[]> {
  try {
    return (await loadArticlePage(locale, 'News', 1, PAGE_SIZE)).items;
  } catch (error) {
    if (error instanceof ContentUnavailableError) return [];
    throw error;
  }
}

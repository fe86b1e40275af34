import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadArticlePage, type ArticleCategory } from '@/lib/content/collections/articles';
import { loadLibraryPage } from '@/lib/content/collections/libraries';
import { loadVideoPage } from '@/lib/content/collections/videos';
import { ContentUnavailableError } from '@/lib/content/errors';
import type { Locale } from '@/lib/i18n/locales';
import type { ArticlePlace } from '@/lib/routing/article-links';
import type { ArticleKind } from '@/lib/routing/query-pages';
import { Section } from '@/components/ui/Section/Section';
import { SectionHead } from '@/components/ui/SectionHead/SectionHead';
import { AlbumCards } from '../AlbumCards';
import { LibraryCards } from '../LibraryCards';
import { NewsCard } from '../NewsCard';
import { PAGE_SIZE } from '../sectionLink';
import { VideoCards } from '../VideoCards';

const SHOWN = 3;

const CATEGORIES: Readonly<Record<Exclude<ArticlePlace, 'library' | 'video'>, ArticleCategory>> = {
  news: 'News',
  press: 'Press',
  photos: 'Photos',
  history: 'History',
};

interface Props {
  readonly locale: Locale;
  /** What kind of entry is shown above. */
  readonly place: ArticlePlace;
  /** Of the entry itself, which is left out. */
  readonly slug: string;
}

/** The latest entries of the same kind; renders nothing if there is none. */
export async function OtherEntries({ locale, place, slug }: Props) {
  const t = await getTranslations({ locale, namespace: 'article.others' });
  const cards = await othersOf({ locale, place, slug });
  if (!cards) return null;
  return (
    <div data-print="off">
      <Section tone="tint" labelledBy="others">
        <SectionHead id="others" title={t(place)} />
        {cards}
      </Section>
    </div>
  );
}

/**
 * Begins to read what OtherEntries most probably shows, while the entry itself, whose category says it
 * for certain, is being read.
 */
export function preloadOthers(locale: Locale, kind: ArticleKind): void {
  if (kind !== 'news' && kind !== 'photo') return;
  const category = CATEGORIES[kind === 'photo' ? 'photos' : 'news'];
  loadArticlePage(locale, category, 1, PAGE_SIZE).catch(() => undefined);
}

async function othersOf({ locale, place, slug }: Props): Promise<ReactNode> {
  if (place === 'library') {
    const items = withoutOwn(await orNone(loadLibraryPage(locale, 1, PAGE_SIZE)), slug);
    return items.length > 0 ? <LibraryCards locale={locale} items={items} /> : null;
  }
  if (place === 'video') {
    const items = withoutOwn(await orNone(loadVideoPage(locale, 1, PAGE_SIZE)), slug);
    return items.length > 0 ? <VideoCards locale={locale} videos={items} /> : null;
  }
  const list = loadArticlePage(locale, CATEGORIES[place], 1, PAGE_SIZE);
  const items = withoutOwn(await orNone(list), slug);
  if (items.length === 0) return null;
  if (place === 'photos') return <AlbumCards locale={locale} albums={items} />;
  return (
    <div className="grid grid--3">
      {items.map((article) => (
        <NewsCard key={article.slug} locale={locale} article={article} />
      ))}
    </div>
  );
}

function withoutOwn<Item extends { readonly slug: string }>(items: readonly Item[], slug: string) {
  return items.filter((one) => one.slug !== slug).slice(0, SHOWN);
}

/** The media centre's first page is usually cached; an entry is shown even without it. */
async function orNone<Item>(page: Promise<{ readonly items: readonly Item[] }>) {
  try {
    return (await page).items;
  } catch (error) {
    if (error instanceof ContentUnavailableError) return [];
    throw error;
  }
}

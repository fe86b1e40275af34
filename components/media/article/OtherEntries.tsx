import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadArticlePage, type ArticleCategory } from '@/lib/content/collections/articles';
import { loadLibraryPage } from '@/lib/content/collections/libraries';
import { loadVideoPage } from '@/lib/content/collections/videos';
import { ifAvailable } from '@/lib/content/unavailable';
import type { Locale } from '@/lib/i18n/locales';
import type { ArticlePlace } from '@/lib/routing/article-links';
import type { ArticleKind } from '@/lib/routing/query-pages';
import { Section } from '@/components/ui/Section/Section';
import { SectionHead } from '@/components/ui/SectionHead/SectionHead';
import { AlbumCards } from '../AlbumCards';
import { NewsCard } from '../NewsCard';
import { PublicationCards } from '../PublicationCards';
import { PAGE_SIZE } from '../sectionLink';
import { VideoCards } from '../VideoCards';
import { cx } from '@/components/ui/shared/cx';
import styles from './OtherEntries.module.css';

const SHOWN = 3;

const CATEGORIES: Readonly<Record<Exclude<ArticlePlace, 'library' | 'video'>, ArticleCategory>> = {
  news: 'News',
  press: 'Press',
  photos: 'Photos',
  history: 'History',
};

interface Props {
  readonly locale: Locale;
  /** Section of the current entry. */
  readonly place: ArticlePlace;
  /** Slug of the current entry, which is excluded. */
  readonly slug: string;
}

/** Latest entries of the same section; renders nothing without any. */
export async function OtherEntries({ locale, place, slug }: Props) {
  const t = await getTranslations({ locale, namespace: 'article.others' });
  const cards = await loadCards({ locale, place, slug });
  if (!cards) return null;
  return (
    <div className={cx('rendered-near', styles.others)} data-print="off">
      <Section tone="tint" labelledBy="others">
        <SectionHead id="others" title={t(place)} />
        {cards}
      </Section>
    </div>
  );
}

/** Preloads the list that OtherEntries will likely show, beside the entry that decides it. */
export function preloadOthers(locale: Locale, kind: ArticleKind): void {
  if (kind !== 'news' && kind !== 'photo') return;
  const category = CATEGORIES[kind === 'photo' ? 'photos' : 'news'];
  loadArticlePage(locale, category, 1, PAGE_SIZE).catch(() => undefined);
}

async function loadCards({ locale, place, slug }: Props): Promise<ReactNode> {
  if (place === 'library') {
    const items = await others(loadLibraryPage(locale, 1, PAGE_SIZE), slug);
    if (items.length === 0) return null;
    return <PublicationCards locale={locale} kind="library" items={items} />;
  }
  if (place === 'video') {
    const items = await others(loadVideoPage(locale, 1, PAGE_SIZE), slug);
    return items.length > 0 ? <VideoCards locale={locale} videos={items} /> : null;
  }
  const items = await others(loadArticlePage(locale, CATEGORIES[place], 1, PAGE_SIZE), slug);
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

/** Without the current entry; none while the list is unavailable. */
async function others<Item extends { readonly slug: string }>(
  page: Promise<{ readonly items: readonly Item[] }>,
  slug: string,
) {
  const { items } = (await ifAvailable(page)) ?? { items: [] };
  return items.filter((item) => item.slug !== slug).slice(0, SHOWN);
}

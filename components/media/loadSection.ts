import { loadArticlePage, type ArticleSummary } from '@/lib/content/collections/articles';
import { loadLibraryPage, type LibraryItem } from '@/lib/content/collections/libraries';
import { loadNewsletterPage, type Newsletter } from '@/lib/content/collections/newsletters';
import { loadVideoPage, type Video } from '@/lib/content/collections/videos';
import type { ListPage } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import type { MediaSection } from '@/lib/routing/query-pages';
import { PAGE_SIZE } from './sectionLink';

/** One page of a section with its items. */
export type SectionContent =
  | { readonly section: 'news' | 'press' | 'photos'; readonly list: ListPage<ArticleSummary> }
  | { readonly section: 'video'; readonly list: ListPage<Video> }
  | { readonly section: 'library'; readonly list: ListPage<LibraryItem> }
  | { readonly section: 'newsletter'; readonly list: ListPage<Newsletter> };

/**
 * Loads one page of a section of the media centre, newest first.
 * @throws NotPublishedError for a page past the last one
 * @throws ContentUnavailableError
 */
export async function loadSection(
  locale: Locale,
  section: MediaSection,
  page: number,
): Promise<SectionContent> {
  switch (section) {
    case 'news':
      return { section, list: await loadArticlePage(locale, 'News', page, PAGE_SIZE) };
    case 'press':
      return { section, list: await loadArticlePage(locale, 'Press', page, PAGE_SIZE) };
    case 'photos':
      return { section, list: await loadArticlePage(locale, 'Photos', page, PAGE_SIZE) };
    case 'video':
      return { section, list: await loadVideoPage(locale, page, PAGE_SIZE) };
    case 'library':
      return { section, list: await loadLibraryPage(locale, page, PAGE_SIZE) };
    case 'newsletter':
      return { section, list: await loadNewsletterPage(locale, page, PAGE_SIZE) };
  }
}

/** True if a section's page exists in a language; false if the list is unavailable. */
export async function hasSectionPage(
  locale: Locale,
  section: MediaSection,
  page: number,
): Promise<boolean> {
  if (page === 1) return true;
  try {
    await loadSection(locale, section, page);
    return true;
  } catch {
    return false;
  }
}

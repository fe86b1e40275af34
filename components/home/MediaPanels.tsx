import type { ArticleSummary } from '@/lib/content/collections/articles';
import type { LibraryItem } from '@/lib/content/collections/libraries';
import type { Newsletter } from '@/lib/content/collections/newsletters';
import type { Video } from '@/lib/content/collections/videos';
import type { Locale } from '@/lib/i18n/locales';
import { AlbumCards } from '../media/AlbumCards';
import { LibraryCards } from '../media/LibraryCards';
import { NewsCard } from '../media/NewsCard';
import { NewsletterCards } from '../media/NewsletterCards';
import { VideoCards } from '../media/VideoCards';
import { MediaPanel } from './MediaPanel/MediaPanel';

interface Props<Item> {
  readonly locale: Locale;
  readonly items: readonly Item[];
}

export function NewsPanel({ locale, items }: Props<ArticleSummary>) {
  return (
    <MediaPanel locale={locale} section="news" empty={items.length === 0}>
      <div className="grid grid--3">
        {items.map((article) => (
          <NewsCard key={article.slug} locale={locale} article={article} headingLevel={4} />
        ))}
      </div>
    </MediaPanel>
  );
}

export function VideosPanel({ locale, items }: Props<Video>) {
  return (
    <MediaPanel locale={locale} section="video" empty={items.length === 0}>
      <VideoCards locale={locale} videos={items} headingLevel={4} />
    </MediaPanel>
  );
}

export function AlbumsPanel({ locale, items }: Props<ArticleSummary>) {
  return (
    <MediaPanel locale={locale} section="photos" empty={items.length === 0}>
      <AlbumCards locale={locale} albums={items} headingLevel={4} />
    </MediaPanel>
  );
}

export function LibraryPanel({ locale, items }: Props<LibraryItem>) {
  return (
    <MediaPanel locale={locale} section="library" empty={items.length === 0}>
      <LibraryCards locale={locale} items={items} />
    </MediaPanel>
  );
}

export function NewsletterPanel({ locale, items }: Props<Newsletter>) {
  return (
    <MediaPanel locale={locale} section="newsletter" empty={items.length === 0}>
      <NewsletterCards locale={locale} issues={items} />
    </MediaPanel>
  );
}

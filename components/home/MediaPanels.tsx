import type { ArticleSummary, LibraryItem, Newsletter, Video } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { articleHref } from '../media/article/place';
import { AlbumCards } from '../media/AlbumCards';
import { PublicationCard } from '../media/PublicationCard';
import { VideoCards } from '../media/VideoCards';
import { NewsCard } from '../ui/NewsCard';
import { MediaPanel } from './MediaPanel';

interface Props<Item> {
  readonly locale: Locale;
  readonly items: readonly Item[];
}

/** Latest news of the home page's media tabs. */
export function NewsPanel({ locale, items }: Props<ArticleSummary>) {
  return (
    <MediaPanel locale={locale} section="news" empty={items.length === 0}>
      <div className="grid grid--3">
        {items.map((article) => (
          <NewsCard
            key={article.slug}
            locale={locale}
            href={articleHref(locale, article)}
            title={article.title}
            date={article.publishedAt}
            picture={article.cardImage}
            seed={article.slug}
            headingLevel={4}
          />
        ))}
      </div>
    </MediaPanel>
  );
}

/** Latest videos. */
export function VideosPanel({ locale, items }: Props<Video>) {
  return (
    <MediaPanel locale={locale} section="video" empty={items.length === 0}>
      <VideoCards locale={locale} videos={items} headingLevel={4} />
    </MediaPanel>
  );
}

/** Latest albums of pictures. */
export function AlbumsPanel({ locale, items }: Props<ArticleSummary>) {
  return (
    <MediaPanel locale={locale} section="photos" empty={items.length === 0}>
      <AlbumCards locale={locale} albums={items} headingLevel={4} />
    </MediaPanel>
  );
}

/** Latest items of the digital library. */
export function LibraryPanel({ locale, items }: Props<LibraryItem>) {
  return (
    <MediaPanel locale={locale} section="library" empty={items.length === 0}>
      <div className="grid grid--3">
        {items.map((item) => (
          <PublicationCard
            key={item.slug}
            locale={locale}
            title={item.title}
            date={item.publishedAt}
            file={item.file}
            seed={item.slug}
          />
        ))}
      </div>
    </MediaPanel>
  );
}

/** Latest issues of the newsletter. */
export function NewsletterPanel({ locale, items }: Props<Newsletter>) {
  return (
    <MediaPanel locale={locale} section="newsletter" empty={items.length === 0}>
      <div className="grid grid--3">
        {items.map((issue) => (
          <PublicationCard
            key={issue.publishedAt + issue.title}
            locale={locale}
            title={issue.title}
            date={issue.publishedAt}
            file={issue.file}
            picture={issue.thumbnail}
            seed={issue.title}
          />
        ))}
      </div>
    </MediaPanel>
  );
}

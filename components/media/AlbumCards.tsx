import type { ArticleSummary } from '@/lib/content/collections/articles';
import type { Locale } from '@/lib/i18n/locales';
import { PhotoCard } from './PhotoCard/PhotoCard';
import { articleHref } from '@/lib/routing/article-links';

interface Props {
  readonly locale: Locale;
  readonly albums: readonly ArticleSummary[];
  readonly headingLevel?: 2 | 3 | 4;
}

export function AlbumCards({ locale, albums, headingLevel }: Props) {
  return (
    <div className="grid grid--3">
      {albums.map((album) => (
        <PhotoCard
          key={album.slug}
          locale={locale}
          href={articleHref(locale, album)}
          title={album.title}
          count={album.imageCount}
          picture={album.cardImage}
          headingLevel={headingLevel}
        />
      ))}
    </div>
  );
}

import type { Video } from '@/lib/content/collections/videos';
import type { Locale } from '@/lib/i18n/locales';
import { videoHref } from '@/lib/routing/article-links';
import { VideoCard } from './VideoCard/VideoCard';
import { formatDuration } from './duration';

interface Props {
  readonly locale: Locale;
  readonly videos: readonly Video[];
  readonly headingLevel?: 2 | 3 | 4;
}

export function VideoCards({ locale, videos, headingLevel }: Props) {
  return (
    <div className="grid grid--3">
      {videos.map((video) => (
        <VideoCard
          key={video.slug}
          locale={locale}
          href={videoHref(locale, video.slug)}
          title={video.title}
          date={video.publishedAt}
          duration={formatDuration(video.durationSeconds)}
          picture={video.thumbnail}
          headingLevel={headingLevel}
        />
      ))}
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import type { Video } from '@/lib/content/collections/videos';
import type { Locale } from '@/lib/i18n/locales';
import { VideoCard } from './VideoCard/VideoCard';
import { ClipDialog, type Clip } from './ClipDialog/ClipDialog';
import { formatDuration } from './duration';

interface Props {
  readonly locale: Locale;
  readonly videos: readonly Video[];
  readonly headingLevel?: 2 | 3 | 4;
}

/**
 * Videos: the site's own clips play in a dialog, links to another host open there, so that nothing
 * of a third party is loaded before the visitor asks.
 */
export async function VideoCards({ locale, videos, headingLevel }: Props) {
  const t = await getTranslations({ locale, namespace: 'media' });
  const clips = videos.filter(({ url }) => isOwnFile(url)).map(toClip);
  return (
    <ClipDialog clips={clips} closeLabel={t('closeVideo')} failure={t('videoFailed')}>
      <div className="grid grid--3">
        {videos.map((video) => (
          <VideoCard
            key={video.url + video.publishedAt}
            locale={locale}
            href={video.url}
            title={video.title}
            date={video.publishedAt}
            duration={formatDuration(video.durationSeconds)}
            picture={video.thumbnail}
            seed={video.title}
            headingLevel={headingLevel}
          />
        ))}
      </div>
    </ClipDialog>
  );
}

function isOwnFile(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}

function toClip({ url, title, summary, thumbnail }: Video): Clip {
  return { src: url, title, summary, poster: thumbnail?.src };
}

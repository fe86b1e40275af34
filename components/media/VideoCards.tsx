import { getTranslations } from 'next-intl/server';
import type { Video } from '@/lib/content/collections/videos';
import { playerUrl } from '@/lib/media/player';
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
 * Videos play in a dialog: the site's own clips, and those of hosts whose player is allowed, of which
 * nothing is loaded before the visitor asks. Other links open their page.
 */
export async function VideoCards({ locale, videos, headingLevel }: Props) {
  const t = await getTranslations({ locale, namespace: 'media' });
  const clips = videos.map(toClip).filter(({ src, player }) => player || isOwnFile(src));
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
  return { src: url, player: playerUrl(url), title, summary, poster: thumbnail?.src };
}

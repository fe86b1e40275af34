import type { VideoObject } from 'schema-dts';
import type { Video } from '../../content/collections/videos';
import type { Locale } from '../../i18n/locales';
import { isOwnFile } from '../../media/own-file';
import { playerUrl } from '../../media/player';
import { videoHref } from '../../routing/article-links';
import { fullUrl } from '../full-url';
import { sharePicture } from '../share-picture';
import { organizationReference } from './organization';

/** A video at its own page, with its file if it is here, else its player or page. */
export function videoData(
  locale: Locale,
  video: Video,
  authority: string,
): Exclude<VideoObject, string> {
  const player = playerUrl(video.url);
  const { src } = video.thumbnail ?? sharePicture(locale, 'mediaCenter');
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.summary || video.title,
    thumbnailUrl: [fullUrl(src)],
    uploadDate: video.publishedAt,
    duration: video.durationSeconds ? isoDuration(video.durationSeconds) : undefined,
    inLanguage: locale,
    publisher: organizationReference(locale, authority),
    url: fullUrl(videoHref(locale, video.slug)),
    ...(isOwnFile(video.url)
      ? { contentUrl: fullUrl(video.url) }
      : { embedUrl: player, sameAs: video.url }),
  };
}

/** Seconds as ISO 8601: `PT1M30S`. */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = whole % 60;
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${rest || whole === 0 ? `${rest}S` : ''}`;
}

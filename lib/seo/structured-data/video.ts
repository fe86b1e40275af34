import type { VideoObject } from 'schema-dts';
import type { Video } from '../../content/collections/videos';
import type { Locale } from '../../i18n/locales';
import { fullUrl } from '../full-url';
import { sharePicture } from '../share-picture';
import { organizationReference } from './organization';

/** A video: its file if it is on this site, else the URL of its page elsewhere. */
export function videoData(
  locale: Locale,
  video: Video,
  authority: string,
): Exclude<VideoObject, string> {
  const isOwnFile = /^\/(?!\/)/.test(video.url);
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
    ...(isOwnFile ? { contentUrl: fullUrl(video.url) } : { url: video.url }),
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

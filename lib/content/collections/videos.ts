import type { Locale } from '../../i18n/locales';
import { mediaPath } from '../../media/media-path';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeOf, type ContentDescriptor } from '../descriptor';
import { optionalNumber, optionalText, requiredText } from '../fields';
import { oneFile, picture } from '../media-fields';
import type { Entry, ListPage, Picture } from '../types';

export interface Video extends Entry {
  readonly title: string;
  readonly summary: string;
  /** A file on this site or a URL of another one. */
  readonly url: string;
  readonly thumbnail: Picture | null;
  readonly publishedAt: string;
  readonly durationSeconds: number | null;
}

const videos = new Collection({
  apiName: 'videos',
  fields: {
    Title: requiredText,
    Summary: optionalText,
    URL: requiredText,
    Thumbnail: oneFile,
    PublishDate: requiredText,
    Duration: optionalNumber,
  },
  sort: 'PublishDate:desc',
});

/** One page of the videos, newest first. */
export const loadVideoPage = cachedLoader({
  name: 'video-page',
  version: 2,
  tags: ['video'],
  load: (locale: Locale, page: number, pageSize: number): Promise<ListPage<Video>> =>
    videos.page(locale, { page, pageSize }, (raw) => ({
      title: raw.Title,
      summary: raw.Summary,
      url: mediaPath(raw.URL),
      thumbnail: picture(raw.Thumbnail, locale),
      publishedAt: raw.PublishDate,
      durationSeconds: raw.Duration,
      updatedAt: raw.updatedAt,
    })),
});

export const videoContent: ContentDescriptor = {
  changes: lastChangeOf('video', videos),
};

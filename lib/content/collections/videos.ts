import type { Locale } from '../../i18n/locales';
import { mediaPath } from '../../media/media-path';
import { atOnce } from '../../cache/at-once';
import { cachedLoader } from '../cached-loader';
import { Collection, type TimeField } from '../collection';
import { dueTimesOf, lastChangeOf, type ContentDescriptor } from '../descriptor';
import { optionalNumber, optionalText, requiredText } from '../fields';
import { oneFile, picture } from '../media-fields';
import { pageNow, type TimedPage } from '../timed';
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

const SHOWN_FROM: readonly TimeField[] = [{ name: 'PublishDate', kind: 'datetime' }];

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
  shownFrom: SHOWN_FROM,
});

/** One page of the videos, newest first. */
export async function loadVideoPage(
  locale: Locale,
  page: number,
  pageSize: number,
): Promise<ListPage<Video>> {
  const list = await loadTimedVideos(locale, page, pageSize);
  return pageNow(list, pageSize, ({ publishedAt }) => publishedAt);
}

const loadTimedVideos = cachedLoader({
  name: 'video-page',
  version: 3,
  tags: ['video', atOnce('video')],
  load: (locale: Locale, page: number, pageSize: number): Promise<TimedPage<Video>> =>
    videos.timedPage(locale, { page, pageSize }, (raw) => ({
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
  dueTimes: dueTimesOf(videos.only('PublishDate'), SHOWN_FROM),
};

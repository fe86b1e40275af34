import * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { mediaPath } from '../media/media-path';
import { cachedLoader } from './cached-loader';
import { entry, optionalText, requiredText } from './entry';
import { fetchListPage } from './list-page';
import { oneFile, picture } from './media';
import type { ListPage, Video } from './types';

const video = entry({
  Title: requiredText,
  Summary: optionalText,
  URL: requiredText,
  Thumbnail: oneFile,
  PublishDate: requiredText,
  Duration: yup.number().nullable().default(null),
});

/** One page of the videos, newest first (specification §3, Video). */
export const loadVideoPage = cachedLoader({
  name: 'video-page',
  version: 1,
  tags: ['video'],
  load: (locale: Locale, page: number, pageSize: number): Promise<ListPage<Video>> =>
    fetchListPage(
      'videos',
      locale,
      video,
      { sort: 'PublishDate:desc', populate: '*' },
      { page, pageSize },
      ({ attributes }) => ({
        title: attributes.Title,
        summary: attributes.Summary,
        address: mediaPath(attributes.URL),
        thumbnail: picture(attributes.Thumbnail, locale),
        publishedAt: attributes.PublishDate,
        durationSeconds: attributes.Duration,
        updatedAt: attributes.updatedAt,
      }),
    ),
});

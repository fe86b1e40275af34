import { otherLocale, type Locale } from '../../i18n/locales';
import { mediaPath } from '../../media/media-path';
import { articleTarget, videoHref } from '../../routing/article-links';
import { cachedLoader } from '../cached-loader';
import type { Query } from '../client';
import { Collection } from '../collection';
import { datedPages, requireStarted } from '../dated-pages';
import {
  dueTimesLoader,
  growingSource,
  lastChangeLoader,
  type ContentDescriptor,
} from '../descriptor';
import {
  optionalNumber,
  optionalText,
  publicationDate,
  requiredText,
  articleSlugText,
  type Attributes,
} from '../fields';
import { oneFile, picture } from '../media-fields';
import { searchText, summaryText } from '../search-text';
import { sitemapPages } from '../sitemap-pages';
import type { Entry, Picture } from '../types';
import { firstLine, toText } from '../values';

export interface Video extends Entry {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** A file on this site or an external URL. */
  readonly url: string;
  readonly thumbnail: Picture | null;
  readonly publishedAt: string;
  readonly durationSeconds: number | null;
}

export interface VideoOfPage extends Video {
  /** Also exists in the other language. */
  readonly translated: boolean;
}

const videos = new Collection({
  apiName: 'videos',
  fields: {
    Slug: articleSlugText,
    Title: requiredText,
    Summary: optionalText,
    URL: requiredText.matches(/^(?:https?:\/\/|\/(?!\/))/),
    Thumbnail: oneFile,
    PublishDate: publicationDate,
    Duration: optionalNumber,
  },
  fill: ({ Title, Summary }) => ({ Title: toText(Title).trim() || firstLine(toText(Summary)) }),
  sort: 'PublishDate:desc',
  shownFrom: [{ name: 'PublishDate', kind: 'datetime' }],
});

const references = videos.only('Slug', 'PublishDate');

/** One page, newest first. */
export const loadVideoPage = datedPages(videos, {
  name: 'video-page',
  version: 4,
  tags: ['video'],
  toItem: toVideo,
});

/**
 * Finds a video by slug, ignoring case.
 * @throws NotPublishedError, also before the video's start, and ContentUnavailableError
 */
export async function loadVideo(locale: Locale, slug: string): Promise<VideoOfPage> {
  return requireStarted(await loadVideoOfSlug(locale, slug), `video ${slug}`);
}

const loadVideoOfSlug = cachedLoader({
  name: 'video',
  version: 1,
  tags: ['video'],
  load: async (locale: Locale, slug: string): Promise<VideoOfPage> => {
    const [raw, others] = await Promise.all([
      videos.find(locale, bySlug(slug)),
      references.slice(otherLocale(locale), { page: 1, pageSize: 1 }, bySlug(slug)),
    ]);
    return { ...toVideo(raw, locale), translated: others.total > 0 };
  },
});

const searched = videos.only('Slug', 'Title', 'Summary', 'PublishDate');

export const videoContent: ContentDescriptor = {
  search: {
    name: 'videos',
    tags: ['video'],
    ...growingSource(searched, (raw, locale) =>
      searchText({
        id: raw.Slug,
        kind: 'videos',
        title: raw.Title,
        summary: summaryText(raw.Summary),
        href: videoHref(locale, raw.Slug),
        date: raw.PublishDate,
        from: raw.PublishDate,
      }),
    ),
  },
  changes: lastChangeLoader('video', videos),
  sitemapPages: sitemapPages(references, {
    name: 'videos',
    tags: ['video'],
    identifier: 'Slug',
    toEntry: ({ Slug, updatedAt }) => ({
      ...articleTarget('video', Slug),
      slug: Slug,
      updatedAt,
    }),
  }),
  dueTimes: dueTimesLoader(references),
};

function bySlug(slug: string): Query {
  return { 'filters[$or][0][Slug][$eqi]': slug, 'filters[$or][1][documentId][$eq]': slug };
}

function toVideo(raw: Attributes<typeof videos.fields>, locale: Locale): Video {
  return {
    slug: raw.Slug,
    title: raw.Title,
    summary: raw.Summary,
    url: mediaPath(raw.URL),
    thumbnail: picture(raw.Thumbnail, locale),
    publishedAt: raw.PublishDate,
    durationSeconds: raw.Duration,
    updatedAt: raw.updatedAt,
  };
}

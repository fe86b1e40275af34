import { otherLocale, type Locale } from '../../i18n/locales';
import { mediaPath } from '../../media/media-path';
import { articleTarget, videoHref } from '../../routing/article-links';
import { cachedLoader } from '../cached-loader';
import type { Query } from '../client';
import { Collection, type TimeField } from '../collection';
import { dueTimesOf, lastChangeOf, type ContentDescriptor } from '../descriptor';
import { NotPublishedError } from '../errors';
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
import { begun, pageNow, type TimedPage } from '../timed';
import type { Entry, ListPage, Picture } from '../types';
import { firstLine, textOf } from '../values';

export interface Video extends Entry {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** A file on this site or a URL of another one. */
  readonly url: string;
  readonly thumbnail: Picture | null;
  readonly publishedAt: string;
  readonly durationSeconds: number | null;
}

/** A video on its own page. */
export interface VideoOfPage extends Video {
  /** Whether the other language has it too. */
  readonly translated: boolean;
}

const SHOWN_FROM: readonly TimeField[] = [{ name: 'PublishDate', kind: 'datetime' }];

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
  fill: ({ Title, Summary }) => ({ Title: textOf(Title).trim() || firstLine(textOf(Summary)) }),
  sort: 'PublishDate:desc',
  shownFrom: SHOWN_FROM,
});

const references = videos.only('Slug', 'PublishDate');

const startOf = ({ publishedAt }: { readonly publishedAt: string }) => publishedAt;

/** One page of the videos, newest first. */
export async function loadVideoPage(
  locale: Locale,
  page: number,
  pageSize: number,
): Promise<ListPage<Video>> {
  return pageNow(await loadTimedVideos(locale, page, pageSize), pageSize, startOf);
}

const loadTimedVideos = cachedLoader({
  name: 'video-page',
  version: 4,
  tags: ['video'],
  load: (locale: Locale, page: number, pageSize: number): Promise<TimedPage<Video>> =>
    videos.timedPage(locale, { page, pageSize }, (raw) => toVideo(raw, locale)),
});

/**
 * The video of a slug, compared case-insensitively.
 * @throws NotPublishedError, also before the video's time, and ContentUnavailableError
 */
export async function loadVideo(locale: Locale, slug: string): Promise<VideoOfPage> {
  const [video] = await begun([await loadVideoOfSlug(locale, slug)], startOf);
  if (!video) throw new NotPublishedError(`video ${slug}`);
  return video;
}

const loadVideoOfSlug = cachedLoader({
  name: 'video',
  version: 1,
  tags: ['video'],
  load: async (locale: Locale, slug: string): Promise<VideoOfPage> => {
    const [raw, others] = await Promise.all([
      videos.find(locale, ofSlug(slug)),
      references.slice(otherLocale(locale), { page: 1, pageSize: 1 }, ofSlug(slug)),
    ]);
    return { ...toVideo(raw, locale), translated: others.total > 0 };
  },
});

/** Every video of a language, as far as its URL needs it. */
const loadListedVideos = cachedLoader({
  name: 'listed-videos',
  version: 1,
  tags: ['video'],
  load: async (locale: Locale): Promise<Pick<Video, 'slug' | 'publishedAt' | 'updatedAt'>[]> =>
    (await references.all(locale)).map((raw) => ({
      slug: raw.Slug,
      publishedAt: raw.PublishDate,
      updatedAt: raw.updatedAt,
    })),
});

export const videoContent: ContentDescriptor = {
  search: {
    name: 'videos',
    tags: ['video'],
    load: async (locale) => {
      const found = await videos.only('Slug', 'Title', 'Summary', 'PublishDate').all(locale);
      return found.map((raw) =>
        searchText({
          id: raw.Slug,
          kind: 'videos',
          title: raw.Title,
          summary: summaryText(raw.Summary),
          href: videoHref(locale, raw.Slug),
          date: raw.PublishDate,
          from: raw.PublishDate,
        }),
      );
    },
  },
  changes: lastChangeOf('video', videos),
  sitemapEntries: async (locale) =>
    (await begun(await loadListedVideos(locale), startOf)).map(({ slug, updatedAt }) => ({
      ...articleTarget('video', slug),
      slug,
      updatedAt,
    })),
  dueTimes: dueTimesOf(references, SHOWN_FROM),
};

function ofSlug(slug: string): Query {
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

import { unstable_cache } from 'next/cache';
import { config } from '@/lib/config';
import { cachedLoader } from '@/lib/content/cached-loader';
import { ContentUnavailableError } from '@/lib/content/errors';
import type { HomePageAnnouncement } from '@/lib/content/types';
import { loadAnnouncementDetails } from '@/lib/e-services/announcements';

const loadDetails = cachedLoader({
  name: 'announcement-details',
  version: 1,
  tags: ['home-page-announcement'],
  load: loadAnnouncementDetails,
});

/**
 * The second service's text for an announcement, its own where there is none or the service has
 * never answered (decisions, "Identifiers and data"). Safe HTML.
 */
export async function announcementText(announcement: HomePageAnnouncement): Promise<string> {
  try {
    const details = await loadDetails();
    return details[announcement.id]?.details ?? announcement.content;
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    await askAgainSoon();
    return announcement.content;
  }
}

/** A page's lifetime is that of its shortest-lived cached part. */
const askAgainSoon = (): Promise<true> =>
  unstable_cache(async () => true as const, ['made-without-announcement-details'], {
    revalidate: config().contentRetrySeconds,
  })();

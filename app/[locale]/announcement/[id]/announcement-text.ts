import { cachedLoader, shortenPageLifetime } from '@/lib/content/cached-loader';
import { ContentUnavailableError } from '@/lib/content/errors';
import type { HomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import { loadAnnouncementDetails } from '@/lib/e-services/announcements';

const loadDetails = cachedLoader({
  name: 'announcement-details',
  version: 1,
  tags: ['home-page-announcement'],
  load: loadAnnouncementDetails,
});

/**
 * The e-services API's text of an announcement, or the announcement's own while there is none. Safe
 * HTML.
 */
export async function announcementText(announcement: HomePageAnnouncement): Promise<string> {
  try {
    const details = await loadDetails();
    return details[announcement.id]?.details ?? announcement.content;
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    await shortenPageLifetime();
    return announcement.content;
  }
}

import { cachedLoader } from '@/lib/content/cached-loader';
import type { HomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import { ifAvailable } from '@/lib/content/unavailable';
import { loadAnnouncementDetails } from '@/lib/e-services/announcements';

const loadDetails = cachedLoader({
  name: 'announcement-details',
  version: 2,
  tags: ['home-page-announcement'],
  load: loadAnnouncementDetails,
});

/** The e-services API's text of an announcement, or its own while there is none. Safe HTML. */
export async function announcementText(announcement: HomePageAnnouncement): Promise<string> {
  const details = await ifAvailable(loadDetails(String(announcement.id)));
  return details?.[announcement.id]?.details ?? announcement.content;
}

import { failure, success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { loadHomePageAnnouncements } from '@/lib/content/collections/home-page-announcements';
import { loadAnnouncementDetails } from '@/lib/e-services/announcements';

type Context = RouteContext<'/api/announcements/[id]'>;

/** Full text of a started announcement; `data` is AnnouncementDetail. */
export const GET = getHandler(async (_caller, { params }: Context) => {
  const { id } = await params;
  const announcements = await loadHomePageAnnouncements();
  if (!announcements.some((announcement) => String(announcement.id) === id))
    return failure(404, 'Not found');
  const details = await loadAnnouncementDetails();
  const detail = Object.hasOwn(details, id) ? details[id] : undefined;
  return detail ? success(detail) : failure(404, 'Not found');
});

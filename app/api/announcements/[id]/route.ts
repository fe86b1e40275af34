import { failure, success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { findHomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import { loadAnnouncementDetails } from '@/lib/e-services/announcements';

type Context = RouteContext<'/api/announcements/[id]'>;

/** Full text of a started announcement; `data` is AnnouncementDetail. */
export const GET = getHandler(async (_caller, { params }: Context) => {
  const { id } = await params;
  if (!(await findHomePageAnnouncement(id))?.hasStarted) return failure(404, 'Not found');
  const detail = (await loadAnnouncementDetails(id))[id];
  return detail ? success(detail) : failure(404, 'Not found');
});

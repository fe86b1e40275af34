import { failure, success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { loadAnnouncementDetails } from '@/lib/e-services/announcements';

type Context = RouteContext<'/api/announcements/[id]'>;

/** The full text of an announcement; `data` is AnnouncementDetail. */
export const GET = getHandler(async (_caller, { params }: Context) => {
  const { id } = await params;
  const details = await loadAnnouncementDetails();
  const detail = Object.hasOwn(details, id) ? details[id] : undefined;
  return detail ? success(detail) : failure(404, 'Not found');
});

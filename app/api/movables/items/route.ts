import { failure, success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { queryId } from '@/lib/api/wire-id';
import { loadMovableItems } from '@/lib/e-services/movables';

/** Items of `?category=`; `data` is MovableCategory[]. */
export const GET = getHandler(async ({ request }) => {
  const category = queryId(request, 'category');
  if (category === null) return failure(400, 'Input is not valid');
  return success(await loadMovableItems(category));
});

import { failure, success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { queryId } from '@/lib/api/wire-id';
import { loadMovableStock } from '@/lib/e-services/movables';

/** Movables of `?item=` at all sites; `data` is Movable[]. */
export const GET = getHandler(async ({ request }) => {
  const item = queryId(request, 'item');
  if (item === null) return failure(400, 'Input is not valid');
  return success(await loadMovableStock(item));
});

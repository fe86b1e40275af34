import { success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { loadMovableCategories } from '@/lib/e-services/movables';

/** The main categories of movable items; `data` holds MovableCategory rows. */
export const GET = getHandler(async () => success(await loadMovableCategories()));

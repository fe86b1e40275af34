import { success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { loadMovableCategories } from '@/lib/e-services/movables';

/** Main categories of movable items; `data` is MovableCategory[]. */
export const GET = getHandler(async () => success(await loadMovableCategories()));

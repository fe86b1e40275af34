import { success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { loadLookups } from '@/lib/e-services/lookups';

/** The ports and traffic types to choose from; `data` is Lookups. */
export const GET = getHandler(async () => success(await loadLookups()));

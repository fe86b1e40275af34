import { success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { loadLookups } from '@/lib/e-services/lookups';

/** Options of ports and traffic types; `data` is Lookups. */
export const GET = getHandler(async () => success(await loadLookups()));

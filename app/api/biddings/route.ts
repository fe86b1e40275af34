import { success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { loadKnownBiddings } from '@/lib/e-services/biddings';

/** All bids by final date, newest first, those without one last; `data` is Bid[]. */
export const GET = getHandler(async () => success(await loadKnownBiddings()));

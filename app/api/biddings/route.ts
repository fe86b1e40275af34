import { success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { loadBiddings } from '@/lib/e-services/biddings';

/** All bids by final date, newest first, then those without one; `data` holds Bid rows. */
export const GET = getHandler(async () => success(await loadBiddings()));

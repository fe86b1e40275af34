import { success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { loadBiddings } from '@/lib/e-services/biddings';

/** All bids in the order of specification §4; `data` holds Bid rows. */
export const GET = getHandler(async () => success(await loadBiddings()));

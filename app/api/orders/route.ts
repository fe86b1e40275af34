import { submissionHandler } from '@/lib/api/submission-handler';
import { submitOrder } from '@/lib/e-services/submit-order';
import { orderSchema } from '@/lib/forms/order';

/** Order of a movable item; `data` is a Receipt. */
export const POST = submissionHandler(orderSchema, submitOrder);

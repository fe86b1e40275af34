import { postHandler } from '@/lib/api/handler';
import { success } from '@/lib/api/responses';
import { findCaseStatus } from '@/lib/e-services/case-status';
import { requestTrackingSchema } from '@/lib/forms/request-tracking';

/** `data` is a CaseStatus; null unless reference and contact match. */
export const POST = postHandler(requestTrackingSchema, async (values, { visitor }) =>
  success(await findCaseStatus(values, visitor)),
);

import { postHandler } from '@/lib/api/handler';
import { success } from '@/lib/api/responses';
import { findCaseStatus } from '@/lib/e-services/case-status';
import { requestTrackingSchema } from '@/lib/forms/request-tracking';

/** Tracking of a request; `data` is a CaseStatus, null if reference and contact do not belong together. */
export const POST = postHandler(requestTrackingSchema, async (values, { visitor }) =>
  success(await findCaseStatus(values, visitor)),
);

'use server';

import { handleSearchAction } from '@/lib/api/handle-form-action';
import { findCaseStatus, type CaseStatus } from '@/lib/e-services/case-status';
import { requestTrackingSchema } from '@/lib/forms/request-tracking';
import type { SearchState } from '@/lib/forms/form-state';

/** Handles request tracking without JavaScript. */
export async function trackRequest(
  _before: SearchState<CaseStatus>,
  data: FormData,
): Promise<SearchState<CaseStatus>> {
  return handleSearchAction({ schema: requestTrackingSchema, find: findCaseStatus }, data);
}

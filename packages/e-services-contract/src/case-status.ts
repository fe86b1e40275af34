import type { CaseState } from './desk';
import type { CaseKind } from './forms';

/** Body of POST /caseStatus: a reference number, and the mobile number or mail address of its form. */
export interface CaseStatusFields {
  readonly Reference: string;
  readonly Contact: string;
  readonly captcha: string;
}

/** A reference number, `NPA-2026-XXXXXX`. */
export const REFERENCE = /^NPA-\d{4}-[0-9A-Z]{6}$/;

export const MAX_CASE_CONTACT_CHARACTERS = 100;

/** Data of POST /caseStatus; null for an unknown reference or a wrong contact. */
export interface CaseStatus {
  readonly reference: string;
  readonly kind: CaseKind;
  readonly state: CaseState;
  /** Days in Riyadh, YYYY-MM-DD. */
  readonly receivedOn: string;
  readonly changedOn: string;
  /** Last day of the published deadline; null without a deadline. */
  readonly dueOn: string | null;
}

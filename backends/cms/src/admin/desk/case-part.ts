import type { CaseDetails } from './contract';

/** Properties shared by the sections of a case's page. */
export interface CasePart {
  readonly details: CaseDetails;
  /** Called with the updated case. */
  onChanged(details: CaseDetails): void;
  /** Shows the error; a version conflict reloads the case. */
  onFailed(error: unknown): void;
}

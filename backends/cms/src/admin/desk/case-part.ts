import type { CaseDetails } from './contract';

export interface CasePart {
  readonly details: CaseDetails;
  onChanged(details: CaseDetails): void;
  /** Shows the error; a version conflict reloads the case. */
  onFailed(error: unknown): void;
}

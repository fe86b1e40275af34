import type { CaseDetails } from './contract';

/** Shared properties of the parts of a case's page. */
export interface CasePart {
  readonly details: CaseDetails;
  /** Shows what a change has returned. */
  onChanged(details: CaseDetails): void;
  /** Shows why a change did not work; the case is loaded again where somebody else was faster. */
  onFailed(error: unknown): void;
}

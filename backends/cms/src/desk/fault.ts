import type { DeskError } from '@ports-authority/e-services-contract';

/**
 * Why the desk refuses or fails: a refusal of the desk API, or a reason of the CMS's own. The panel
 * has a sentence for each in both languages.
 */
export type DeskReason =
  | DeskError
  /** DESK_TOKEN is not set. */
  | 'not-configured'
  /** The desk API does not take DESK_TOKEN. */
  | 'token-refused'
  | 'unavailable'
  | 'timeout';

/** A failure with a reason for the panel. */
export class DeskFault extends Error {
  constructor(
    readonly status: number,
    readonly reason: DeskReason,
  ) {
    super(`The desk refused or failed: ${reason}.`);
  }
}

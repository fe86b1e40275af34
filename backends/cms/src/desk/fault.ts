import type { DeskError } from '@ports-authority/e-services-contract';

/** Reason of a failed request; the panel has a message for each. */
export type DeskReason =
  | DeskError
  /** Without DESK_TOKEN. */
  | 'not-configured'
  /** The desk API rejects DESK_TOKEN. */
  | 'token-refused'
  | 'unavailable'
  | 'timeout';

export class DeskFault extends Error {
  constructor(
    readonly status: number,
    readonly reason: DeskReason,
  ) {
    super(`Desk request failed: ${reason}.`);
  }
}

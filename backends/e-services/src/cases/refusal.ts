import { DESK_ERRORS, type DeskError } from '@ports-authority/e-services-contract';

const STATUS: Record<DeskError, number> = {
  [DESK_ERRORS.input]: 400,
  [DESK_ERRORS.unknownPerson]: 400,
  [DESK_ERRORS.token]: 401,
  [DESK_ERRORS.role]: 403,
  [DESK_ERRORS.notFound]: 404,
  [DESK_ERRORS.changed]: 409,
  [DESK_ERRORS.keyReused]: 409,
  [DESK_ERRORS.tooLarge]: 413,
  [DESK_ERRORS.transition]: 422,
  [DESK_ERRORS.noAddress]: 422,
  [DESK_ERRORS.failure]: 500,
};

export class DeskRefusal extends Error {
  readonly statusCode: number;

  /** @param message for logs, without personal data */
  constructor(
    readonly error: DeskError,
    message: string,
  ) {
    super(message);
    this.statusCode = STATUS[error];
  }
}

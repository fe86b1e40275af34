import type { CasePerson, Department, DeskRole } from '@ports-authority/e-services-contract';

/** The member of staff for whom the CMS's server asks. */
export interface Caller {
  readonly person: CasePerson;
  readonly role: DeskRole;
  readonly departments: readonly Department[];
}

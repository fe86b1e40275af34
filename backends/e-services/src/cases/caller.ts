import type { CasePerson, Department, DeskRole } from '@ports-authority/e-services-contract';

/** The member of staff on whose behalf the CMS calls. */
export interface Caller {
  readonly person: CasePerson;
  readonly role: DeskRole;
  readonly departments: readonly Department[];
}

import type { CasePerson, DeskRole } from '@ports-authority/e-services-contract';

/** Who can be filtered by: those who work on cases, and those who have some. */
export function colleagues(
  people: readonly (CasePerson & { readonly role: DeskRole })[],
  assignees: readonly CasePerson[],
): readonly CasePerson[] {
  const working = people.filter(({ role }) => role !== 'reader');
  const others = assignees.filter(({ id }) => working.every((one) => one.id !== id));
  return [...working, ...others].sort((one, other) => one.name.localeCompare(other.name));
}

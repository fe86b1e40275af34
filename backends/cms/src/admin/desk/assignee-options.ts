import type { CasePerson, DeskRole } from '@ports-authority/e-services-contract';

/** Options of the assignee filter: staff, and former staff who still have cases. */
export function assigneeOptions(
  people: readonly (CasePerson & { readonly role: DeskRole })[],
  assignees: readonly CasePerson[],
): readonly CasePerson[] {
  const working = people.filter(({ role }) => role !== 'reader');
  const others = assignees.filter(({ id }) => working.every((person) => person.id !== id));
  return [...working, ...others].sort((a, b) => a.name.localeCompare(b.name));
}

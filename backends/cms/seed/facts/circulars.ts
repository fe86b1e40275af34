import { readYaml } from '../read';
import { DEPARTMENTS } from './departments';

interface Issue {
  /** Department that signs a circular that names none. */
  readonly by?: string;
  /** IDNumber of the regulation that it rests on, where that is not the regulation of the department. */
  readonly under?: string;
}

const ISSUES = readYaml<Readonly<Record<string, Issue>>>('facts/circulars.yaml');

/**
 * Who signs a circular, and the regulation that gives the power to.
 * @param number as `2026/012`
 * @param named the department that the circular names in Arabic
 * @throws Error when it names none and circulars.yaml does not tell who signs it
 */
export function parseIssue(number: string, named: string | undefined) {
  const { by, under } = ISSUES[number] ?? {};
  const department = by
    ? DEPARTMENTS[by]
    : Object.values(DEPARTMENTS).find(({ ar }) => ar === named);
  if (!department) throw new Error(`nobody signs circular ${number}`);
  return { department, regulation: under ?? department.regulation };
}

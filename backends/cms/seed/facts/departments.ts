import { readYaml } from '../read';
import type { InBoth, Locale } from './rows';

interface Department extends InBoth {
  /** As the published chart names it in English. */
  readonly chart: string;
  readonly signatory: InBoth;
  /** IDNumber of the regulation that its circulars rest on. */
  readonly regulation: string;
}

/** Departments that issue circulars. */
export const DEPARTMENTS = readYaml<Readonly<Record<string, Department>>>('facts/departments.yaml');

/** Names of the departments, `{{departments.safety}}`, and those on the chart, `{{chart.safety}}`. */
export function departmentsIn(language: Locale) {
  const named = (name: (department: Department) => string) =>
    Object.fromEntries(
      Object.entries(DEPARTMENTS).map(([id, department]) => [id, name(department)]),
    );
  return {
    departments: named((department) => department[language]),
    chart: named((department) => (language === 'ar' ? department.ar : department.chart)),
  };
}

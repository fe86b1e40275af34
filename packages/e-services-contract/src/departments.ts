/** Departments, in the order of lists; titles are the desk's. */
export const DEPARTMENTS = [
  'customer-care',
  'data-management',
  'warehouse',
  'human-resources',
  'website',
] as const;
export type Department = (typeof DEPARTMENTS)[number];

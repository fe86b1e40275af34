import { RecentKeys } from '../limits/recent-keys';

const MAX_REPORTS = 10_000;

/** Next loads this module more than once. */
const globals = globalThis as typeof globalThis & { portsReports?: RecentKeys };

/** Whether something is to be logged: once for each process, as long as that is not too much to remember. */
export function isFirstReport(about: readonly unknown[]): boolean {
  const reports = (globals.portsReports ??= new RecentKeys(Infinity, MAX_REPORTS));
  const key = JSON.stringify(about);
  if (reports.has(key)) return false;
  reports.add(key);
  return true;
}

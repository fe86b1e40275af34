import { barePath } from '@/lib/routing/bare-path';

/** The page that an answer counts for: the path without its language. Never the query, which may contain what a visitor typed. */
export function pageOf(pathname: string): string {
  return barePath(pathname);
}

import type { Context } from './context';

/** The longest list that one request gets; config/api.ts caps any other number at the same. */
const ALL = '100';

/** Route middleware: `pagination[limit]=-1` and `=all` ask for all entries and get the first hundred. */
export function boundLists(ctx: Context, next: () => Promise<unknown>): Promise<unknown> {
  const pagination = ctx.query.pagination;
  if (typeof pagination === 'object' && pagination !== null && 'limit' in pagination) {
    if (pagination.limit === '-1' || pagination.limit === 'all') {
      ctx.query = { ...ctx.query, pagination: { ...pagination, limit: ALL } };
    }
  }
  return next();
}

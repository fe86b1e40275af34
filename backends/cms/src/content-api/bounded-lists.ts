import type { Context } from './context';

/** Maximum page size; config/api.ts caps explicit limits at the same number. */
const ALL = '100';

/** Route middleware: `pagination[limit]=-1` and `=all` return the first hundred entries. */
export function boundLists(ctx: Context, next: () => Promise<unknown>): Promise<unknown> {
  const pagination = ctx.query.pagination;
  if (typeof pagination === 'object' && pagination !== null && 'limit' in pagination) {
    if (pagination.limit === '-1' || pagination.limit === 'all') {
      ctx.query = { ...ctx.query, pagination: { ...pagination, limit: ALL } };
    }
  }
  return next();
}

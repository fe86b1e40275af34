import type { Core } from '@strapi/strapi';
import { addAdminRoute, may, type AdminContext } from '../admin-routes';
import { importRedirects, MAX_CSV_CHARACTERS, planImport } from './import';
import { redirectKey, readRedirects } from './rules';
import { fetchFromSite, type Hits } from './site';
import { REDIRECT } from './types';

export interface Redirect {
  readonly documentId: string;
  readonly from: string;
  readonly to: string;
  readonly note: string;
  readonly count: number;
  /** ISO date of the last request; empty if there was none. */
  readonly last: string;
}

export interface RedirectTable {
  readonly mayWrite: boolean;
  readonly isCounted: boolean;
  readonly redirects: readonly Redirect[];
}

/**
 * Routes of the redirects page:
 * GET /editing/redirects – all redirects with request counts;
 * POST /editing/redirects/plan – dry run of a CSV import;
 * POST /editing/redirects/import – CSV import.
 */
export function registerRedirectRoutes(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/redirects', async (context) => {
    if (!may(context, 'read', REDIRECT)) return void context.forbidden();
    const [rows, response] = await Promise.all([
      readRedirects(strapi),
      fetchFromSite<{ hits: Hits[] }>('redirects/hits'),
    ]);
    const hits = new Map(response?.hits.map((hit) => [hit.key, hit]));
    context.body = {
      mayWrite: mayWrite(context),
      isCounted: response !== undefined,
      redirects: rows.map(({ documentId, From, To, Note }) => {
        const { count = 0, last = '' } = hits.get(redirectKey(From)) ?? {};
        return { documentId, from: From, to: To, note: Note ?? '', count, last };
      }),
    } satisfies RedirectTable;
  });

  const readCsv = (context: AdminContext): string | undefined => {
    const { csv } = (context.request.body ?? {}) as { csv?: unknown };
    if (!mayWrite(context)) context.forbidden();
    else if (typeof csv !== 'string' || csv.length > MAX_CSV_CHARACTERS) context.badRequest();
    else return csv;
    return undefined;
  };

  addAdminRoute(strapi, 'POST', '/editing/redirects/plan', async (context) => {
    const csv = readCsv(context);
    if (csv !== undefined) context.body = { lines: (await planImport(strapi, csv)).lines };
  });

  addAdminRoute(strapi, 'POST', '/editing/redirects/import', async (context) => {
    const csv = readCsv(context);
    if (csv === undefined) return;
    context.body = { lines: await importRedirects(strapi, csv, context.state.user.id) };
  });
}

const mayWrite = (context: AdminContext): boolean =>
  may(context, 'create', REDIRECT) && may(context, 'update', REDIRECT);

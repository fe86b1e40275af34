import type { Core } from '@strapi/strapi';

/** The used part of a Koa context of admin routes. */
export interface AdminContext {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly request: { readonly body?: unknown };
  readonly state: {
    readonly userAbility: unknown;
    readonly user: { readonly id: number; readonly email: string };
  };
  body: unknown;
  status: number;
  forbidden(message?: string): unknown;
  badRequest(message?: string, details?: object): unknown;
  notFound(): unknown;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Registers a route for signed-in users of the panel; API tokens are refused. */
export function addAdminRoute<C = AdminContext>(
  strapi: Core.Strapi,
  method: Method,
  path: string,
  handler: (context: C) => Promise<void>,
): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method,
        path,
        handler,
        config: {
          auth: { scope: [], strategies: ['admin'] },
          policies: ['admin::isAuthenticatedAdmin'],
        },
      },
    ],
  } as never);
}

export type EntryAction = 'create' | 'read' | 'update' | 'publish';

/** True if the signed-in user has a permission of the content manager, also for an entry or a field. */
export function may(
  { state: { userAbility } }: { readonly state: Pick<AdminContext['state'], 'userAbility'> },
  action: EntryAction,
  model: string,
  ...of: [entry?: unknown, field?: string]
): boolean {
  const { can } = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model }) as Record<
    'can',
    Record<EntryAction, (...of: unknown[]) => boolean>
  >;
  return can[action](...of);
}

import type { Core } from '@strapi/strapi';

const USER = 'admin::user';
const ACCOUNT_PAGE = /^\/admin\/users\/(\d+)\/?$/i;

/** The used part of the request for an account in Settings → Users. */
interface Context {
  readonly method: string;
  readonly path: string;
  readonly state: { readonly userAbility?: { can(action: string): boolean } };
  body?: { data?: { readonly isActive?: boolean; readonly registrationToken?: string | null } };
}

/** Middleware: adds the invitation link to an account until it is used; Strapi shows it only once. */
export function showInvitation(strapi: Core.Strapi) {
  return async (context: Context, next: () => Promise<unknown>): Promise<void> => {
    await next();
    const id = context.method === 'GET' && ACCOUNT_PAGE.exec(context.path)?.[1];
    const data = context.body?.data;
    if (!id || data?.isActive !== false) return;
    if (!context.state.userAbility?.can('admin::users.create')) return;
    const account = (await strapi.db.query(USER).findOne({
      where: { id },
      select: ['registrationToken'],
    })) as { registrationToken: string | null } | null;
    context.body = { data: { ...data, registrationToken: account?.registrationToken } };
  };
}

/** Gives a new account the panel language of its creator. */
export function inheritLanguage(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    beforeCreate({ params }) {
      const request = strapi.requestContext.get() as
        | { state?: { user?: { preferedLanguage?: string | null } } }
        | undefined;
      const preferedLanguage = request?.state?.user?.preferedLanguage;
      if (preferedLanguage) params.data = { preferedLanguage, ...params.data };
    },
  });
}

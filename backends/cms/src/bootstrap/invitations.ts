import type { Core } from '@strapi/strapi';
import { addMiddleware } from '../admin-routes';

/** The used part of a Koa context of Settings → Users. */
interface Context {
  readonly params: Readonly<Record<string, string>>;
  readonly request: { body?: Readonly<Record<string, unknown>> };
  readonly state: {
    readonly user?: { readonly preferedLanguage?: string | null };
    readonly userAbility: { can(action: string): boolean };
  };
  body?: {
    readonly data?: { readonly isActive?: boolean; readonly registrationToken?: string | null };
  };
}

/**
 * An account begins in the language of whoever creates it, and its page shows the invitation link until it
 * was used: Strapi shows it once, right after the account was created.
 * @throws Error if this version of Strapi has no such route
 */
export function keepInvitations(strapi: Core.Strapi): void {
  const { routes } = strapi.admin;
  addMiddleware<Context>(routes, 'user.create', (context, next) => {
    const preferedLanguage = context.state.user?.preferedLanguage;
    if (preferedLanguage) context.request.body = { preferedLanguage, ...context.request.body };
    return next();
  });
  addMiddleware<Context>(routes, 'user.findOne', async (context, next) => {
    await next();
    const data = context.body?.data;
    if (data?.isActive !== false || !context.state.userAbility.can('admin::users.create')) return;
    const account = (await strapi.db.query('admin::user').findOne({
      where: { id: context.params.id },
      select: ['registrationToken'],
    })) as { registrationToken: string | null } | null;
    context.body = { data: { ...data, registrationToken: account?.registrationToken } };
  });
}

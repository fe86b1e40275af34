type Middleware<C> = (context: C, next: () => Promise<unknown>) => Promise<unknown>;

interface Route {
  readonly handler: unknown;
  config?: { middlewares?: unknown[] };
}

/** The used part of a Strapi plugin. */
export interface Plugin {
  readonly routes: { readonly admin: { readonly routes: readonly Route[] } };
}

/**
 * Adds a middleware to an admin route of a plugin, after authentication. Finds the route by handler,
 * as paths have several spellings.
 * @throws Error if Strapi has no such route
 */
export function addRouteMiddleware<C>(
  plugin: Plugin,
  handler: string,
  middleware: Middleware<C>,
): void {
  const route = plugin.routes.admin.routes.find((candidate) => candidate.handler === handler);
  if (!route) throw new Error(`The route of ${handler} was not found.`);
  route.config = {
    ...route.config,
    middlewares: [...(route.config?.middlewares ?? []), middleware],
  };
}

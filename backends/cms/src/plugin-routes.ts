type Middleware<C> = (context: C, next: () => Promise<unknown>) => Promise<unknown>;

interface Route {
  readonly handler: unknown;
  config?: { middlewares?: unknown[] };
}

/** The used part of a plugin, as Strapi passes it to its extension. */
export interface Plugin {
  readonly routes: { readonly admin: { readonly routes: readonly Route[] } };
}

/**
 * Adds a middleware to a route of a plugin's panel, behind its authentication; by its handler, since a path
 * can be spelled in several ways.
 * @throws Error if this version of Strapi has no such route
 */
export function addRouteMiddleware<C>(
  plugin: Plugin,
  handler: string,
  middleware: Middleware<C>,
): void {
  const route = plugin.routes.admin.routes.find((one) => one.handler === handler);
  if (!route) throw new Error(`The route of ${handler} was not found.`);
  route.config = {
    ...route.config,
    middlewares: [...(route.config?.middlewares ?? []), middleware],
  };
}

import { addRouteMiddleware, type Plugin } from '../../plugin-routes';

interface Context {
  readonly status: number;
}

/** Strapi responds 403 to relations without read permission, and then throws a TypeError. */
async function keepRefusal(context: Context, next: () => Promise<unknown>): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (context.status !== 403) throw error;
  }
}

const extend = (plugin: Plugin): Plugin => {
  for (const action of ['findAvailable', 'findExisting']) {
    addRouteMiddleware(plugin, `relations.${action}`, keepRefusal);
  }
  return plugin;
};

export default extend;

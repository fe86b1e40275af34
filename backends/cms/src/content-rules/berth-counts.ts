import type { Core } from '@strapi/strapi';

const PORT = 'api::port.port';

/** Derives a port's counts of berths and terminals from its list of terminals. */
export function countBerths(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { data } = context.params as { data?: Record<string, unknown> };
    const listed = context.uid === PORT ? data?.TerminalList : undefined;
    if (data && Array.isArray(listed) && listed.length > 0) {
      const terminals = listed as readonly { readonly Berths?: unknown }[];
      data.Berths = terminals.reduce((total, { Berths }) => total + Number(Berths ?? 0), 0);
      data.Terminals = terminals.length;
    }
    return next();
  });
}

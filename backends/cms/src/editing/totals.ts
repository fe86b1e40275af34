import type { Core } from '@strapi/strapi';
import type { FactKind } from './facts';

type Row = Readonly<Record<string, unknown>> & { readonly documentId: string };

export const PORT = 'api::port.port';
export const SETTINGS = 'api::site-setting.site-setting';

/** Totals of all ports by the Key of the counter on the home page. */
export const TOTALS = {
  ports: 'portsTotal',
  berths: 'berthsTotal',
  terminals: 'terminalsTotal',
} as const satisfies Readonly<Record<string, FactKind>>;

export type Totals = Readonly<Record<keyof typeof TOTALS, number>>;

/** A counter of the home page. */
export interface Counter {
  readonly Key: string;
  readonly Value: number;
  readonly Label: string;
}

/** @param draft a port as it is about to be published */
export async function totalsOfPorts(strapi: Core.Strapi, draft?: Row): Promise<Totals> {
  const published = (await strapi.db
    .query(PORT)
    .findMany({ where: { publishedAt: { $notNull: true } } })) as Row[];
  // The figures are the same in both languages.
  const ports = new Map(published.map((row) => [row.documentId, row]));
  if (draft) ports.set(draft.documentId, draft);
  const sum = (field: string) =>
    [...ports.values()].reduce((total, row) => total + Number(row[field] ?? 0), 0);
  return { ports: ports.size, berths: sum('Berths'), terminals: sum('Terminals') };
}

/** The counters of an entry that are totals, with what is counted of the ports. */
export function countersOfPorts(
  { Counters }: Readonly<Record<string, unknown>>,
  totals: Totals,
): { kind: FactKind; value: number; total: number }[] {
  return ((Counters ?? []) as readonly Counter[]).flatMap(({ Key, Value }) => {
    if (!(Key in TOTALS)) return [];
    const key = Key as keyof Totals;
    return [{ kind: TOTALS[key], value: Number(Value), total: totals[key] }];
  });
}

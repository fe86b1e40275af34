import type { Core } from '@strapi/strapi';
import type { FactKind } from './facts';

type Row = Readonly<Record<string, unknown>> & { readonly documentId: string };

export const PORT = 'api::port.port';
export const SETTINGS = 'api::site-setting.site-setting';

/** Totals by the Key of the home page's counters. */
export const TOTALS = {
  ports: 'portsTotal',
  berths: 'berthsTotal',
  terminals: 'terminalsTotal',
} as const satisfies Readonly<Record<string, FactKind>>;

export type Totals = Readonly<Record<keyof typeof TOTALS, number>>;

export interface Counter {
  readonly Key: string;
  readonly Value: number;
  readonly Label: string;
}

/** @param draft port that replaces its published version */
export async function sumPorts(strapi: Core.Strapi, draft?: Row): Promise<Totals> {
  const published = (await strapi.db
    .query(PORT)
    .findMany({ where: { publishedAt: { $notNull: true } } })) as Row[];
  // The figures are not localized.
  const ports = new Map(published.map((row) => [row.documentId, row]));
  if (draft) ports.set(draft.documentId, draft);
  const sum = (field: string) =>
    [...ports.values()].reduce((total, row) => total + Number(row[field] ?? 0), 0);
  return { ports: ports.size, berths: sum('Berths'), terminals: sum('Terminals') };
}

/** Counters that are totals, with the actual totals of the ports. */
export function portCounters(
  { Counters }: Readonly<Record<string, unknown>>,
  totals: Totals,
): { kind: FactKind; value: number; total: number }[] {
  return ((Counters ?? []) as readonly Counter[]).flatMap(({ Key, Value }) => {
    if (!(Key in TOTALS)) return [];
    const key = Key as keyof Totals;
    return [{ kind: TOTALS[key], value: Number(Value), total: totals[key] }];
  });
}

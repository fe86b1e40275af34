import type { Core } from '@strapi/strapi';
import type { Locale } from '@ports-authority/e-services-contract';
import { findFigures, SPAN, type Fact, type FactKind } from './facts';
import { PORT, SETTINGS, TOTALS, sumPorts, type Totals } from './totals';

type Row = Readonly<Record<string, unknown>> & { readonly documentId: string };

interface Terminal {
  readonly MaximumDraught: number | null;
}

const RENTAL = 'api::facility-rental.facility-rental';
const SERVICE = 'api::e-service.e-service';
const SERVICE_LEVEL = 'api::sla-row.sla-row';
const FREE = /^(?:free of charge|دون مقابل)/i;
const DAYS_OR_HOURS = /\d+ (?:working )?(?:days|hours|يوم|أيام|ساع)/;

/**
 * Figures of published ports, rentals, services and settings that other texts repeat.
 * @param draft the entry to be published: its published version is skipped, and a port's texts are
 * compared with its own draft fields
 */
export async function factsFor(
  strapi: Core.Strapi,
  draft: { readonly uid: string; readonly row: Row },
  language: Locale,
): Promise<Fact[]> {
  const published = async (uid: string): Promise<Row[]> =>
    (await strapi.db.query(uid).findMany({
      where: { publishedAt: { $notNull: true }, locale: language },
      populate: uid === PORT ? ['TerminalList'] : [],
    })) as Row[];
  const [ports, rentals, services, levels, settings] = await Promise.all(
    [PORT, RENTAL, SERVICE, SERVICE_LEVEL, SETTINGS].map(published),
  );
  const numbers = [...(ports ?? []), ...(settings ?? [])].flatMap((row) =>
    [row.TelNo, row.FaxNo, row.InternationalNumber, row.Fax].flatMap((value) => text(value) || []),
  );
  const others = [
    ...(ports ?? []).flatMap((row) => portFacts(row, text(row.Port), numbers)),
    ...(rentals ?? []).flatMap(rentalFacts),
    ...(services ?? []).flatMap(serviceFacts),
    ...(levels ?? []).flatMap(serviceLevelFacts),
    ...(settings ?? []).flatMap((row) => settingsFacts(row, language)),
  ].filter(({ place }) => place.documentId !== draft.row.documentId);
  // Texts of a port state its own figures, other texts also totals.
  if (draft.uid !== PORT) return [...others, ...totalFacts(await sumPorts(strapi))];
  const own = portFacts(draft.row, '', numbers).map((ownFact) => ({ ...ownFact, isDraft: true }));
  return [...own, ...others];
}

function totalFacts(totals: Totals): Fact[] {
  const from = [PORT, { documentId: '' }] as const;
  return (Object.keys(TOTALS) as (keyof Totals)[]).flatMap((key) =>
    fact(TOTALS[key], '', text(totals[key]), from),
  );
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** [] for an empty value. */
function fact(
  kind: FactKind,
  subject: string,
  known: string,
  [uid, row]: readonly [uid: string, row: Row],
  values: readonly string[] = [known],
): Fact[] {
  const title = text(row.Port ?? row.Title ?? row.ServiceName);
  const place = { uid, documentId: row.documentId, title };
  return known ? [{ kind, subject, known, values, place }] : [];
}

function portFacts(row: Row, name: string, numbers: readonly string[]): Fact[] {
  const from = [PORT, row] as const;
  const draughts = ((row.TerminalList ?? []) as readonly Terminal[]).flatMap(
    ({ MaximumDraught }) => text(MaximumDraught) || [],
  );
  const deepest = draughts.length > 0 ? String(Math.max(...draughts.map(Number))) : '';
  return [
    ...fact('berths', name, text(row.Berths), from),
    ...fact('terminals', name, text(row.Terminals), from),
    ...fact('capacity', name, text(row.Capacity), from),
    ...fact('draught', name, deepest, from, draughts),
    ...(name ? fact('telephone', name, text(row.TelNo), from, numbers) : []),
  ];
}

function rentalFacts(row: Row): Fact[] {
  const values = [row.Near, row.Far, row.Outside, row.RentalFee].flatMap(
    (value) => text(value) || [],
  );
  return fact('rent', text(row.Port), values.join(' / '), [RENTAL, row], values);
}

function serviceFacts(row: Row): Fact[] {
  const [title, time, cost] = [text(row.Title), text(row.Time), text(row.Cost)];
  const from = [SERVICE, row] as const;
  const hasCost = FREE.test(cost) || findFigures(cost).length > 0;
  return [
    ...(DAYS_OR_HOURS.test(time) ? fact('time', title, time, from, findFigures(time)) : []),
    ...(hasCost ? fact('cost', title, cost, from, findFigures(cost)) : []),
  ];
}

/** Skips names of one word, such as "Licences", which match too many sentences. */
function serviceLevelFacts(row: Row): Fact[] {
  const [name, time] = [text(row.ServiceName), text(row.ExpectedTime)];
  if (!name.includes(' ') || !DAYS_OR_HOURS.test(time)) return [];
  return fact('time', name, time, [SERVICE_LEVEL, row], findFigures(time));
}

function settingsFacts(row: Row, language: Locale): Fact[] {
  const from = [SETTINGS, row] as const;
  const hours = text(row.SupportHours);
  const [span] = SPAN[language].exec(hours) ?? [];
  return [
    ...fact('hotline', '', text(row.ShortNumber), from),
    ...(span ? fact('hours', '', hours, from, [span]) : []),
  ];
}

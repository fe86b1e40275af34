import { randomBytes } from 'node:crypto';
import {
  checkRedirect,
  faultyField,
  MAX_REDIRECTS,
  type CheckedRedirect,
  type RedirectFault,
  type RedirectRow,
} from '@ports-authority/old-addresses';
import type { Core } from '@strapi/strapi';
import { parseCsv } from './csv';
import { redirectKey, toRedirectRow, siteHosts, readRedirects, notifySite } from './rules';
import { REDIRECT, type LineState, type StoredRedirect } from './types';

export const MAX_CSV_CHARACTERS = 500_000;
const MAX_NOTE = 255;

/** A line of the file, with the effect of importing it. */
export interface ImportLine {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly note: string;
  readonly state: LineState;
  /** Reason of a refusal, and its column. */
  readonly fault?: RedirectFault | 'full';
  readonly field?: 'From' | 'To';
}

interface Plan {
  readonly lines: ImportLine[];
  readonly writes: { readonly own: StoredRedirect | undefined; readonly data: object }[];
}

const HEADINGS = /^(?:from|old|old address|العنوان القديم|من)$/i;

/** Dry run of an import: the effect of each line (old address, new address, note). */
export async function planImport(strapi: Core.Strapi, csv: string): Promise<Plan> {
  const rows = parseCsv(csv).filter(
    ({ cells }, index) => index > 0 || !HEADINGS.test(cells[0] ?? ''),
  );
  const stored = new Map((await readRedirects(strapi)).map((row) => [redirectKey(row.From), row]));
  // Validated against the resulting table, so that the order of lines does not matter.
  const all = new Map<string, RedirectRow>(
    [...stored].map(([key, row]) => [key, toRedirectRow(row)]),
  );
  for (const { cells } of [...rows].reverse()) {
    all.set(redirectKey(cells[0] ?? ''), { from: cells[0] ?? '', to: cells[1] ?? '' });
  }
  const plan: Plan = { lines: [], writes: [] };
  const seen = new Set<string>();
  let count = stored.size;
  for (const { line, cells } of rows) {
    const [from = '', to = '', note = ''] = cells;
    const key = redirectKey(from);
    const own = stored.get(key);
    const planned = all.get(key);
    if (!seen.has(key)) all.delete(key);
    const checked = checkRedirect({ from, to }, all, siteHosts());
    if (planned) all.set(key, planned);
    const fault = typeof checked === 'string' ? checked : isFull(own, count) ? 'full' : undefined;
    seen.add(key);
    if (fault || typeof checked === 'string') {
      const refused = fault ?? 'full';
      const field = refused === 'full' ? 'From' : faultyField(refused);
      plan.lines.push({ line, from, to, note, state: 'refused', fault: refused, field });
      continue;
    }
    const { state, data } = change(own, checked, note.slice(0, MAX_NOTE));
    if (!own) count += 1;
    plan.lines.push({ line, from: checked.from, to: checked.to, note, state });
    if (state !== 'same') plan.writes.push({ own, data });
  }
  return plan;
}

const isFull = (own: StoredRedirect | undefined, count: number): boolean =>
  !own && count >= MAX_REDIRECTS;

function change(
  own: StoredRedirect | undefined,
  { from, to }: CheckedRedirect,
  note: string,
): { state: LineState; data: object } {
  const data = { From: from, To: to, Note: note || (own?.Note ?? null) };
  if (!own) return { state: 'new', data };
  const isSame = own.To === to && (own.Note ?? '') === (data.Note ?? '');
  return { state: isSame ? 'same' : 'changed', data: { ...data, From: own.From } };
}

/** Imports the valid lines in one transaction; notifies the site once. */
export async function importRedirects(
  strapi: Core.Strapi,
  csv: string,
  userId: number,
): Promise<ImportLine[]> {
  return strapi.db.transaction(async () => {
    const { lines, writes } = await planImport(strapi, csv);
    const redirects = strapi.db.query(REDIRECT);
    const now = new Date();
    for (const { own, data } of writes) {
      const changed = { ...data, updatedBy: userId, updatedAt: now };
      if (own) await redirects.update({ where: { id: own.id }, data: changed as never });
      else {
        const made = { documentId: newDocumentId(), createdBy: userId, publishedAt: now };
        await redirects.create({ data: { ...changed, ...made } as never });
      }
    }
    if (writes.length > 0) await notifySite(strapi, 'redirect');
    return lines;
  });
}

/** Strapi's format: 24 lower-case letters and digits, starting with a letter. */
function newDocumentId(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz012345';
  return `r${[...randomBytes(23)].map((byte) => alphabet[byte % 32]).join('')}`;
}

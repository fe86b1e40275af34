import {
  checkRedirect,
  faultyField,
  MAX_REDIRECTS,
  oldAddressKey,
  readOldAddress,
  type RedirectRow,
} from '@ports-authority/old-addresses';
import type { Core } from '@strapi/strapi';
import { readSettings } from '../settings';
import { refusal } from '../validation/refusal';
import { REFUSALS } from './messages';
import { REDIRECT, type StoredRedirect } from './types';

/** Hosts of the site in pasted URLs. */
export function siteHosts(): string[] {
  return [new URL(readSettings().sitePreviewUrl).host.replace(/^www\./, '')];
}

/** Normalized key of an old address; the text itself if it is invalid. */
export function redirectKey(from: string): string {
  const address = readOldAddress(from, siteHosts());
  return typeof address === 'string' ? from : oldAddressKey(address);
}

export async function readRedirects(strapi: Core.Strapi): Promise<StoredRedirect[]> {
  return (await strapi.db.query(REDIRECT).findMany({ orderBy: { id: 'asc' } })) as StoredRedirect[];
}

export const toRedirectRow = ({ From, To }: StoredRedirect): RedirectRow => ({
  from: From,
  to: To,
});

/** Validates and normalizes redirects, and emits the event that Strapi lacks for new ones. */
export function validateRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== REDIRECT || (action !== 'create' && action !== 'update')) return next();
    const params = context.params as { documentId?: string; data?: Partial<StoredRedirect> };
    const stored = await readRedirects(strapi);
    const own = stored.find(({ documentId }) => documentId === params.documentId);
    if (!own && stored.length >= MAX_REDIRECTS) throw refusal(strapi, ['From'], REFUSALS.full);
    const others = stored.filter((row) => row !== own);
    const { From = own?.From ?? '', To = own?.To ?? '' } = params.data ?? {};
    const checked = checkRedirect(
      { from: From ?? '', to: To ?? '' },
      new Map(others.map((row) => [redirectKey(row.From), toRedirectRow(row)])),
      siteHosts(),
    );
    if (typeof checked === 'string') {
      throw refusal(strapi, [faultyField(checked)], REFUSALS[checked]);
    }
    Object.assign(context.params, {
      data: { ...params.data, From: checked.from, To: checked.to },
    });
    const result = await next();
    if (action === 'create') await notifySite(strapi, 'redirect');
    return result;
  });
}

/** Sends the webhook after the transaction commits. */
export async function notifySite(
  strapi: Core.Strapi,
  model: string,
  entry: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    onCommit(() => {
      void strapi.eventHub.emit('entry.update', { model, uid: `api::${model}.${model}`, entry });
    });
  });
}

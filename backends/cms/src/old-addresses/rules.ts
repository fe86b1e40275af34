import {
  checkRedirect,
  fieldOf,
  MAX_REDIRECTS,
  oldAddressKey,
  readOldAddress,
  type RedirectRow,
} from '@ports-authority/old-addresses';
import type { Core } from '@strapi/strapi';
import { readSettings } from '../settings';
import { refusal } from '../validation/refusal';
import { REFUSALS } from './sentences';
import { REDIRECT, type StoredRedirect } from './types';

/** Hosts of the site, as people paste its addresses. */
export function siteHosts(): string[] {
  return [new URL(readSettings().sitePreviewUrl).host.replace(/^www\./, '')];
}

/** The key of an old address; its own text if it is invalid. */
export function redirectKey(from: string): string {
  const address = readOldAddress(from, siteHosts());
  return typeof address === 'string' ? from : oldAddressKey(address);
}

export async function storedRedirects(strapi: Core.Strapi): Promise<StoredRedirect[]> {
  return (await strapi.db.query(REDIRECT).findMany({ orderBy: { id: 'asc' } })) as StoredRedirect[];
}

export const toRedirectRow = ({ From, To }: StoredRedirect): RedirectRow => ({
  from: From,
  to: To,
});

/**
 * Refuses to save a redirect that hides a page, leads nowhere or in a circle or is there already, and
 * saves others in one spelling. What is saved is on the site at once: Strapi sends no webhook for a new entry
 * without drafts.
 */
export function validateRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== REDIRECT || (action !== 'create' && action !== 'update')) return next();
    const params = context.params as { documentId?: string; data?: Partial<StoredRedirect> };
    const stored = await storedRedirects(strapi);
    const own = stored.find(({ documentId }) => documentId === params.documentId);
    if (!own && stored.length >= MAX_REDIRECTS) throw refusal(strapi, ['From'], REFUSALS.full);
    const others = stored.filter((one) => one !== own);
    const { From = own?.From ?? '', To = own?.To ?? '' } = params.data ?? {};
    const checked = checkRedirect(
      { from: From ?? '', to: To ?? '' },
      new Map(others.map((one) => [redirectKey(one.From), toRedirectRow(one)])),
      siteHosts(),
    );
    if (typeof checked === 'string') {
      throw refusal(strapi, [fieldOf(checked)], REFUSALS[checked]);
    }
    Object.assign(context.params, {
      data: { ...params.data, From: checked.from, To: checked.to },
    });
    const result = await next();
    if (action === 'create') await notifySite(strapi, 'redirect');
    return result;
  });
}

/** Sends the site's webhook once what has changed is stored. */
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

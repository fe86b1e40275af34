import type { Core, UID } from '@strapi/strapi';
import { may } from '../admin-routes';
import { isPublicType } from '../content-types/private-types';
import type { Settings } from '../settings';
import type { Locale } from '@ports-authority/e-services-contract';
import { pathFields, sitePath, type EntryFields } from './site-paths';
import { signTicket } from './ticket';

/** Parameters that the admin panel passes to the handler. */
interface PreviewRequest {
  documentId: string;
  locale?: string | null;
  /** `modified` counts as a draft. */
  status?: string;
}

/** The used part of the request of a signed-in user. */
interface Context {
  readonly state: { readonly userAbility?: unknown; readonly user?: { readonly id: number } };
}

/** "Open preview" opens the site's preview in a frame; disabled without PREVIEW_SECRET. */
export function previewConfig({ sitePreviewUrl, previewSecret }: Settings) {
  return {
    enabled: previewSecret !== '',
    config: {
      allowedOrigins: [new URL(sitePreviewUrl).origin],
      handler: (uid: UID.ContentType, request: PreviewRequest): Promise<string | undefined> =>
        previewUrl(strapi, uid, request, { sitePreviewUrl, previewSecret }),
    },
  };
}

/** Undefined for an entry without a page or without read permission. */
async function previewUrl(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, locale, status }: PreviewRequest,
  { sitePreviewUrl, previewSecret }: Pick<Settings, 'sitePreviewUrl' | 'previewSecret'>,
): Promise<string | undefined> {
  if (!isPublicType(uid)) return undefined;
  const language: Locale = locale === 'en' ? 'en' : 'ar';
  const type = uid.slice(uid.indexOf('.') + 1);
  const entry = (await strapi.documents(uid).findOne({
    documentId,
    ...(locale ? { locale } : {}),
    fields: [...pathFields(type), 'locale'] as never,
    // For permission conditions.
    populate: { createdBy: { populate: ['roles'] } } as never,
  })) as EntryFields | null;
  const user = entry && permittedUser(strapi, uid, entry);
  const path = entry && sitePath(type, entry, language);
  if (!user || !path) return undefined;
  const url = new URL('/api/preview', sitePreviewUrl);
  const preview = { path, locale: language, user, status: toStatus(status) } as const;
  url.searchParams.set('ticket', signTicket(preview, previewSecret));
  return url.href;
}

/** Id of the signed-in user if permitted to read the entry, which Strapi does not check. */
function permittedUser(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  entry: EntryFields,
): number | undefined {
  const request = strapi.requestContext.get() as unknown as Context | undefined;
  const { userAbility, user } = request?.state ?? {};
  if (!userAbility || !user) return undefined;
  return may({ state: { userAbility } }, 'read', uid, entry) ? user.id : undefined;
}

function toStatus(status: string | undefined): 'draft' | 'published' {
  return status === 'published' ? 'published' : 'draft';
}

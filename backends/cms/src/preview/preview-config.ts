import type { Core, UID } from '@strapi/strapi';
import { isPublicType } from '../content-types/private-types';
import type { Settings } from '../settings';
import { pathFields, sitePath, type EntryFields, type Language } from './site-paths';
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

/**
 * Strapi's preview setting: "Open preview" opens the site's preview URL in a frame of the panel.
 * Disabled while PREVIEW_SECRET is empty.
 */
export function previewConfig({ sitePreviewUrl, previewSecret }: Settings) {
  return {
    enabled: previewSecret !== '',
    config: {
      allowedOrigins: [new URL(sitePreviewUrl).origin],
      handler: (uid: UID.ContentType, request: PreviewRequest): Promise<string | undefined> =>
        previewAddress(strapi, uid, request, { sitePreviewUrl, previewSecret }),
    },
  };
}

/** Undefined for an entry that the site does not show or that the account may not read. */
async function previewAddress(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, locale, status }: PreviewRequest,
  { sitePreviewUrl, previewSecret }: Pick<Settings, 'sitePreviewUrl' | 'previewSecret'>,
): Promise<string | undefined> {
  if (!isPublicType(uid)) return undefined;
  const language: Language = locale === 'en' ? 'en' : 'ar';
  const type = uid.slice(uid.indexOf('.') + 1);
  const entry = (await strapi.documents(uid).findOne({
    documentId,
    ...(locale ? { locale } : {}),
    fields: [...pathFields(type), 'locale'] as never,
    // Conditions of permissions need these.
    populate: { createdBy: { populate: ['roles'] } } as never,
  })) as EntryFields | null;
  const user = entry && readerOf(strapi, uid, entry);
  const path = entry && sitePath(type, entry, language);
  if (!user || !path) return undefined;
  const address = new URL('/api/preview', sitePreviewUrl);
  const preview = { path, locale: language, user, status: shown(status) } as const;
  address.searchParams.set('ticket', signTicket(preview, previewSecret));
  return address.href;
}

/** Id of the signed-in account if it may read the entry, which Strapi does not check. */
function readerOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  entry: EntryFields,
): number | undefined {
  const request = strapi.requestContext.get() as unknown as Context | undefined;
  const { userAbility, user } = request?.state ?? {};
  if (!userAbility || !user) return undefined;
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
  return checker.can.read(entry) ? user.id : undefined;
}

function shown(status: string | undefined): 'draft' | 'published' {
  return status === 'published' ? 'published' : 'draft';
}

import type { Core, UID } from '@strapi/strapi';
import type { Settings } from '../settings';
import { pathFields, sitePath, type EntryFields, type Language } from './site-paths';

/** Parameters that the admin panel passes to the handler. */
interface PreviewRequest {
  documentId: string;
  locale?: string | null;
  /** `modified` counts as a draft. */
  status?: string;
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

async function previewAddress(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, locale, status }: PreviewRequest,
  { sitePreviewUrl, previewSecret }: Pick<Settings, 'sitePreviewUrl' | 'previewSecret'>,
): Promise<string | undefined> {
  if (!uid.startsWith('api::')) return undefined;
  const language: Language = locale === 'en' ? 'en' : 'ar';
  const type = uid.slice(uid.indexOf('.') + 1);
  const entry = (await strapi.documents(uid).findOne({
    documentId,
    ...(locale ? { locale } : {}),
    fields: [...pathFields(type)] as never,
  })) as EntryFields | null;
  const path = entry && sitePath(type, entry, language);
  if (!path) return undefined;
  const address = new URL('/api/preview', sitePreviewUrl);
  address.search = new URLSearchParams({
    secret: previewSecret,
    path,
    locale: language,
    status: status === 'published' ? 'published' : 'draft',
  }).toString();
  return address.href;
}

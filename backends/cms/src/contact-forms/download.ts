import type { FileStore } from '@ports-authority/submissions';
import type { Core } from '@strapi/strapi';
import { addAdminRoute, may, type AdminContext } from '../admin-routes';
import type { Settings } from '../settings';
import { contactFiles } from '../storage/contact-files';
import { CONTACT_FORM } from '../content-types/private-types';

interface Context extends AdminContext {
  type: string;
  length: number;
  set(headers: Record<string, string>): void;
}

/** GET /contact-forms/:documentId/file; requires read permission for the form and its FileName. */
export function registerContactForms(
  strapi: Core.Strapi,
  settings: Pick<Settings, 'bucket' | 'dataDir'>,
): void {
  const files = contactFiles(settings);
  addAdminRoute(strapi, 'GET', '/contact-forms/:documentId/file', (context: Context) =>
    sendFile(strapi, files, context),
  );
}

async function sendFile(strapi: Core.Strapi, files: FileStore, context: Context): Promise<void> {
  const { user } = context.state;
  if (!may(context, 'read', CONTACT_FORM)) return void context.forbidden();
  const { documentId } = context.params;
  const form = await strapi.db.query(CONTACT_FORM).findOne({ where: { documentId } });
  if (!form) return void context.notFound();
  if (!may(context, 'read', CONTACT_FORM, form, 'FileName')) return void context.forbidden();
  const file = await files.read(form.FileName as string);
  if (!file) return void context.notFound();

  const reference = form.Reference as string;
  strapi.log.info('contact form file downloaded', { fields: { user: user.id, reference } });
  // `attachment` keeps the browser from rendering a visitor's file.
  context.set({
    'Content-Disposition': `attachment; filename="${reference}.pdf"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  context.type = 'application/pdf';
  context.length = file.size;
  context.body = file.content;
}

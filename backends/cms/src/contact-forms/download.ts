import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { contactFilesFolder } from '../paths';
import { CONTACT_FORM } from './content-type';
import { FileStore } from './files';

/** The part of a Koa context that is used here. */
interface Context {
  readonly params: { readonly documentId: string };
  readonly state: { readonly userAbility: unknown; readonly user: { readonly id: number } };
  type: string;
  length: number;
  body: Readable;
  set(headers: Record<string, string>): void;
  forbidden(): unknown;
  notFound(): unknown;
}

/**
 * Registers GET /contact-forms/:documentId/file: the file of a contact form, for those who are
 * signed in to the editors' panel and may read the form and its FileName.
 */
export function registerFileDownload(strapi: Core.Strapi, dataDir: string): void {
  const files = new FileStore(contactFilesFolder(dataDir));
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/contact-forms/:documentId/file',
        handler: (context: Context) => sendFile(strapi, files, context),
        config: {
          // Without a person who has signed in, no token of whichever kind opens it.
          auth: { scope: [], strategies: ['admin'] },
          policies: ['admin::isAuthenticatedAdmin'],
        },
      },
    ],
  } as never);
}

async function sendFile(strapi: Core.Strapi, files: FileStore, context: Context): Promise<void> {
  const { userAbility, user } = context.state;
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: CONTACT_FORM });
  if (checker.cannot.read()) return void context.forbidden();
  const { documentId } = context.params;
  const form = await strapi.db.query(CONTACT_FORM).findOne({ where: { documentId } });
  if (!form) return void context.notFound();
  if (checker.cannot.read(form, 'FileName')) return void context.forbidden();
  const file = await files.read(form.FileName as string);
  if (!file) return void context.notFound();

  const reference = form.Reference as string;
  strapi.log.info(`Contact forms: user ${user.id} of the panel took the file of ${reference}.`);
  // Not to be shown: what a visitor sends is opened by the reader's own program or not at all.
  context.set({
    'Content-Disposition': `attachment; filename="${reference}.pdf"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  context.type = 'application/pdf';
  context.length = file.size;
  context.body = file.content;
}

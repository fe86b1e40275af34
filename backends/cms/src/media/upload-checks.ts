import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addMiddleware } from '../admin-routes';
import { inLanguageOf } from '../validation/refusal';
import { faultOf } from './file-types';
import { NO_ADDRESSES, sentenceOf, TOO_LARGE } from './upload-sentences';

const FILE = 'plugin::upload.file';

/** The used part of a file that Koa's body parser has written to disk. */
interface ParsedFile {
  readonly originalFilename: string | null;
  readonly filepath: string;
  readonly size: number;
}

/** The used part of a Koa context of the panel's own requests. */
interface Context {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly request: {
    readonly files?: { readonly files?: ParsedFile | readonly ParsedFile[] };
  };
  readonly state: {
    readonly user?: { readonly preferedLanguage?: string | null };
    readonly userAbility: { cannot(action: string): boolean };
  };
}

/**
 * Refuses files that the site could not show before anything of them is stored, with a sentence in the
 * language of the account, and in both where it has chosen none.
 * @throws Error if this version of Strapi has no such route
 */
export function checkUploads(strapi: Core.Strapi): void {
  const { routes } = strapi.plugin('upload');
  for (const handler of ['upload', 'uploadFile', 'replaceFile']) {
    addMiddleware<Context>(routes, `admin-upload.${handler}`, async (context, next) => {
      await refuseFaults(strapi, context);
      return next();
    });
  }
  // The CMS would fetch whatever address the sender names.
  addMiddleware<Context>(routes, 'admin-upload.uploadFromUrls', async (context) => {
    throw new errors.ValidationError(inLanguageOf(context.state.user, NO_ADDRESSES));
  });
}

/** @throws ValidationError (400) for the first file that is not taken */
async function refuseFaults(strapi: Core.Strapi, context: Context): Promise<void> {
  const { params, query, request, state } = context;
  const files = [request.files?.files ?? []].flat();
  const id = params.id ?? query.id;
  // Whoever may not replace is refused by Strapi.
  if (id !== undefined && state.userAbility.cannot('plugin::upload.assets.update')) return;
  const replaced =
    id === undefined
      ? null
      : await strapi.db.query(FILE).findOne({ where: { id: String(id) }, select: ['ext'] });
  for (const { originalFilename, filepath, size } of files) {
    const name = originalFilename ?? '';
    const fault = await faultOf({ name, path: filepath, size }, replaced?.ext);
    if (fault) throw new errors.ValidationError(inLanguageOf(state.user, sentenceOf(fault, name)));
  }
}

/**
 * Middleware around Strapi's error handler that says in words what its body parser says of a file that
 * is larger than any may be: nobody is signed in yet at that point.
 */
export function sayTooLarge(): Core.MiddlewareHandler {
  return async (context, next) => {
    await next();
    const body = context.body as { error?: { message?: unknown } } | undefined;
    if (context.status !== 413 || body?.error?.message !== 'FileTooBig') return;
    context.body = { ...body, error: { ...body.error, message: TOO_LARGE.join(' ') } };
  };
}

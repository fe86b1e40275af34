import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
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
 * Route middleware that refuses files which the site could not show, with a message in the language of
 * the account, and in both where it has chosen none.
 */
export async function checkFiles(context: Context, next: () => Promise<unknown>): Promise<void> {
  await refuseFaults(context);
  await next();
}

/** Route middleware: the CMS would fetch whatever URL the sender names. */
export async function refuseUrls({ state }: Context): Promise<never> {
  throw new errors.ValidationError(inLanguageOf(state.user, NO_ADDRESSES));
}

/** @throws ValidationError (400) for the first file that is not taken */
async function refuseFaults(context: Context): Promise<void> {
  const { params, query, request, state } = context;
  const files = [request.files?.files ?? []].flat();
  const id = params.id ?? query.id;
  // Strapi refuses accounts that may not replace files.
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

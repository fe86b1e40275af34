import { errors } from '@strapi/utils';
import { localize } from '../validation/refusal';
import { findFault } from './file-types';
import { NO_ADDRESSES, toMessage } from './upload-messages';

const FILE = 'plugin::upload.file';

/** The used part of a file of Koa's body parser. */
interface ParsedFile {
  readonly originalFilename: string | null;
  readonly filepath: string;
  readonly size: number;
}

/** The used part of a Koa context. */
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

/** Route middleware: rejects files that the site cannot show. */
export async function checkFiles(context: Context, next: () => Promise<unknown>): Promise<void> {
  await validateFiles(context);
  await next();
}

/** Route middleware: disables uploads by URL, as the CMS would fetch any URL (SSRF). */
export async function refuseUrls({ state }: Context): Promise<never> {
  throw new errors.ValidationError(localize(state.user, NO_ADDRESSES));
}

/** @throws ValidationError (400) for the first invalid file */
async function validateFiles(context: Context): Promise<void> {
  const { params, query, request, state } = context;
  const files = [request.files?.files ?? []].flat();
  const id = params.id ?? query.id;
  // Strapi rejects this request itself.
  if (id !== undefined && state.userAbility.cannot('plugin::upload.assets.update')) return;
  const replaced =
    id === undefined
      ? null
      : await strapi.db.query(FILE).findOne({ where: { id: String(id) }, select: ['ext'] });
  for (const { originalFilename, filepath, size } of files) {
    const name = originalFilename ?? '';
    const fault = await findFault({ name, path: filepath, size }, replaced?.ext);
    if (fault) throw new errors.ValidationError(localize(state.user, toMessage(fault, name)));
  }
}

import type { Core } from '@strapi/strapi';
import { TOO_LARGE } from '../media/upload-messages';

/** Replaces the body parser's "FileTooBig" by a bilingual message, as no user is known yet. */
export default function uploadSize(): Core.MiddlewareHandler {
  return async (context, next) => {
    await next();
    const body = context.body as { error?: { message?: unknown } } | undefined;
    if (context.status !== 413 || body?.error?.message !== 'FileTooBig') return;
    context.body = { ...body, error: { ...body.error, message: TOO_LARGE.join(' ') } };
  };
}

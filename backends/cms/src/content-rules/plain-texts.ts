import type { Core } from '@strapi/strapi';
import type { Both } from '../validation/both';
import { refusal } from '../validation/refusal';
import type { Model, Models } from '../content-types/models';

/** Characters that turn the direction of what follows: `pdf.exe` is read as `exe.pdf` behind one. */
const DIRECTION_OVERRIDE = /[\u202A-\u202E\u2066-\u2069]/;

const SENTENCE: Both = [
  'احذف المحارف الخفية التي تعكس اتجاه النص.',
  'Remove the invisible characters that reverse the direction of the text.',
];

/** Body texts mark their directions in HTML, too. */
const PLAIN = new Set(['string', 'text', 'email']);

/**
 * Refuses to save a plain text with invisible characters that override the direction of writing: in a
 * title they change how everything behind it on the line is read.
 */
export function rejectDirectionOverrides(strapi: Core.Strapi): void {
  const models: Models = (uid) => strapi.getModel(uid as never);
  strapi.documents.use((context, next) => {
    const { data } = context.params as { data?: unknown };
    if (context.uid.startsWith('api::') && data !== undefined) {
      const path = overridden(data, models(context.uid), models);
      if (path) throw refusal(strapi, path, SENTENCE);
    }
    return next();
  });
}

/** The path of the first plain text that contains such a character. */
function overridden(data: unknown, model: Model, models: Models): string[] | undefined {
  if (Array.isArray(data)) {
    for (const [index, one] of data.entries()) {
      const path = overridden(one, model, models);
      if (path) return [String(index), ...path];
    }
  } else if (typeof data === 'object' && data !== null) {
    for (const [name, value] of Object.entries(data)) {
      const { type = '', component } = model.attributes[name] ?? {};
      if (PLAIN.has(type) && typeof value === 'string' && DIRECTION_OVERRIDE.test(value)) {
        return [name];
      }
      const inner = component && overridden(value, models(component), models);
      if (inner) return [name, ...inner];
    }
  }
  return undefined;
}

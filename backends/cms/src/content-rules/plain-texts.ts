import type { Core } from '@strapi/strapi';
import type { Both } from '@ports-authority/content-types';
import { refusal } from '../validation/refusal';
import { getModel, type Model } from '../content-types/models';

/** Bidi embeddings, overrides and isolates: after one, `pdf.exe` displays as `exe.pdf`. */
const DIRECTION_OVERRIDE = /[\u202A-\u202E\u2066-\u2069]/;

const MESSAGE: Both = [
  'احذف المحارف الخفية التي تعكس اتجاه النص.',
  'Remove the invisible characters that reverse the direction of the text.',
];

/** HTML fields may isolate directions in markup. */
const PLAIN = new Set(['string', 'text', 'email']);

/** Rejects bidi control characters in plain text: they reorder everything after them on the line. */
export function rejectDirectionOverrides(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { data } = context.params as { data?: unknown };
    if (context.uid.startsWith('api::') && data !== undefined) {
      const path = findOverride(data, getModel(context.uid));
      if (path) throw refusal(strapi, path, MESSAGE);
    }
    return next();
  });
}

function findOverride(data: unknown, model: Model): string[] | undefined {
  if (Array.isArray(data)) {
    for (const [index, item] of data.entries()) {
      const path = findOverride(item, model);
      if (path) return [String(index), ...path];
    }
  } else if (typeof data === 'object' && data !== null) {
    for (const [name, value] of Object.entries(data)) {
      const { type = '', component } = model.attributes[name] ?? {};
      if (PLAIN.has(type) && typeof value === 'string' && DIRECTION_OVERRIDE.test(value)) {
        return [name];
      }
      const inner = component && findOverride(value, getModel(component));
      if (inner) return [name, ...inner];
    }
  }
  return undefined;
}

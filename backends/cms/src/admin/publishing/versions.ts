import type { StrapiApp } from '@strapi/strapi/admin';

/** The used part of the arguments of Strapi's API calls. */
interface Asked {
  model: string;
  readonly documentId?: string;
  params?: Readonly<Record<string, unknown>>;
}

interface Action {
  readonly type: string;
  readonly meta?: {
    readonly arg?: { readonly endpointName?: string; readonly originalArgs?: Asked };
  };
  readonly payload?: { readonly message?: string; readonly meta?: { readonly version?: unknown } };
}

const SAVING = new Set(['updateDocument', 'publishDocument']);

/** The version of the draft in each form. */
const versions = new Map<string, string>();

/**
 * Adds the version of the draft to each save, so that the CMS rejects it if the draft has changed since
 * the form was loaded.
 */
export function sendVersions(panel: StrapiApp): void {
  panel.addMiddlewares([
    () => () => (next) => (action) => {
      const { type, meta, payload } = action as Action;
      const { endpointName = '', originalArgs } = meta?.arg ?? {};
      if (originalArgs && (SAVING.has(endpointName) || endpointName === 'getDocument')) {
        const key = keyOf(originalArgs);
        const version = versions.get(key);
        if (SAVING.has(endpointName) && type.endsWith('/pending') && version) {
          originalArgs.params = { ...originalArgs.params, version };
        }
        // Keeps Strapi from reloading the form, which would lose the text: no draft has this name.
        if (type.endsWith('/rejected') && payload?.message === 'changedMeanwhile')
          originalArgs.model = '';
        const told = payload?.meta?.version;
        if (type.endsWith('/fulfilled') && typeof told === 'string') versions.set(key, told);
      }
      return next(action);
    },
  ]);
}

const keyOf = ({ model, documentId, params }: Asked): string =>
  [model, documentId, params?.locale].join(' ');

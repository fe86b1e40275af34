import type { StrapiApp } from '@strapi/strapi/admin';

/** The used part of the arguments of Strapi's API calls. */
interface EntryRef {
  model: string;
  readonly documentId?: string;
  params?: Readonly<Record<string, unknown>>;
}

interface Action {
  readonly type: string;
  readonly meta?: {
    readonly arg?: { readonly endpointName?: string; readonly originalArgs?: EntryRef };
  };
  readonly payload?: { readonly message?: string; readonly meta?: { readonly version?: unknown } };
}

const SAVING = new Set(['updateDocument', 'publishDocument']);

/** Draft version by open form. */
const versions = new Map<string, string>();

/** Optimistic locking: saves carry the draft's version, and the CMS rejects a stale version. */
export function sendVersions(panel: StrapiApp): void {
  panel.addMiddlewares([
    () => () => (next) => (action) => {
      const { type, meta, payload } = action as Action;
      const { endpointName = '', originalArgs } = meta?.arg ?? {};
      if (originalArgs && (SAVING.has(endpointName) || endpointName === 'getDocument')) {
        const key = draftKey(originalArgs);
        const version = versions.get(key);
        if (SAVING.has(endpointName) && type.endsWith('/pending') && version) {
          originalArgs.params = { ...originalArgs.params, version };
        }
        // An unknown model keeps Strapi from refetching the form, which would discard the input.
        if (type.endsWith('/rejected') && payload?.message === 'changedMeanwhile')
          originalArgs.model = '';
        const loaded = payload?.meta?.version;
        if (type.endsWith('/fulfilled') && typeof loaded === 'string') versions.set(key, loaded);
      }
      return next(action);
    },
  ]);
}

const draftKey = ({ model, documentId, params }: EntryRef): string =>
  [model, documentId, params?.locale].join(' ');

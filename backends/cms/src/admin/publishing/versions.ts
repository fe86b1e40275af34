import type { StrapiApp } from '@strapi/strapi/admin';

/** The used part of what Strapi asks its API for. */
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

/** What each form was filled from. */
const versions = new Map<string, string>();

/**
 * Says with each save which version of the draft the form was filled from, so that the CMS refuses to
 * write over what somebody else has saved since.
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
        // Strapi would fill the form anew, and what was written would be gone: no draft has this name.
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

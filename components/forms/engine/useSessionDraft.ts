'use client';

import { useCallback, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Ignore stored values longer than any field allows. */
const MAX_CHARACTERS = 5000;

/**
 * Keeps the named text fields over a reload of the tab. Never name files, the captcha or identity
 * numbers. Returns a function that forgets the draft.
 */
export function useSessionDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  fields: readonly Path<Values>[],
): () => void {
  const key = `draft:${name}`;
  const { setValue, getValues, watch } = form;
  const list = fields.join('\n');

  useEffect(() => {
    const stored = read(key);
    for (const field of list.split('\n') as Path<Values>[]) {
      const value = stored[field];
      if (typeof value !== 'string' || value.length > MAX_CHARACTERS) continue;
      setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    const { unsubscribe } = watch(() => {
      const values = list.split('\n').map((field) => [field, getValues(field as Path<Values>)]);
      write(key, Object.fromEntries(values.filter(([, value]) => value)) as object);
    });
    return unsubscribe;
  }, [key, list, setValue, getValues, watch]);

  return useCallback(() => write(key, {}), [key]);
}

function read(key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Storage may be full or blocked: the form works without it. */
function write(key: string, values: object): void {
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    return;
  }
}

'use client';

import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { eraseDraft, readDraft, writeDraft } from './sessionDraft';

/** Interval at which an open form checks the expiry of its draft. */
const CHECK_MS = 60_000;

/**
 * Autosave: persists the named text fields over a reload of the tab, until half an hour after the last change.
 * Never pass files, the captcha or identity numbers. `restored` is true once a draft was applied,
 * `forget` deletes it.
 */
export function useSessionDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  fields: readonly Path<Values>[],
): { readonly restored: boolean; readonly forget: () => void } {
  const { getValues, watch, reset } = form;
  const list = fields.join('\n');
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const drafted = list.split('\n') as Path<Values>[];
    const kept = readDraft(name)?.values ?? {};
    const values = { ...getValues() };
    let isRestored = false;
    for (const field of drafted) {
      const value = kept[field];
      if (value === undefined || value === getValues(field)) continue;
      values[field] = value as PathValue<Values, Path<Values>>;
      isRestored = true;
    }
    if (isRestored) {
      // As default values: a restored draft alone must not trigger the leave guard.
      reset(values);
      // oxlint-disable-next-line react/set-state-in-effect -- known to the browser alone
      setRestored(true);
    }
    const { unsubscribe } = watch(() => {
      const typed = drafted.map((field) => [field, getValues(field)] as const);
      writeDraft(name, Object.fromEntries(typed.filter(([, value]) => value)));
    });
    const check = setInterval(() => readDraft(name), CHECK_MS);
    return () => {
      unsubscribe();
      clearInterval(check);
    };
  }, [name, list, reset, getValues, watch]);

  const forget = useCallback(() => {
    eraseDraft(name);
    setRestored(false);
  }, [name]);
  return { restored, forget };
}

'use client';

import { useEffect, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';

/** Time to load the validation, before forms are sent without it. */
const WAIT_MS = 5000;

type Load<Values extends FieldValues> = () => Promise<Resolver<Values>>;

/** Loader for `useLazyResolver` from the loader of a schema. */
export function resolverOf<Values extends FieldValues>(
  loadSchema: () => Promise<AnyObjectSchema>,
): Load<Values> {
  return async () => {
    const [{ yupResolver }, schema] = await Promise.all([
      import('@hookform/resolvers/yup'),
      loadSchema(),
    ]);
    return yupResolver(schema);
  };
}

/**
 * Validation that is loaded when something on the page takes the focus. If it cannot be loaded in
 * time, the server, which has the same rules, validates alone.
 * @param load its first value is kept
 */
export function useLazyResolver<Values extends FieldValues>(load: Load<Values>): Resolver<Values> {
  const [{ prepare, resolve }] = useState(() => lazy(load));
  useEffect(() => {
    const onFocus = () => void prepare();
    // Focused before hydration.
    if (document.activeElement !== document.body) onFocus();
    document.addEventListener('focusin', onFocus, { once: true });
    return () => document.removeEventListener('focusin', onFocus);
  }, [prepare]);
  return resolve;
}

function lazy<Values extends FieldValues>(load: Load<Values>) {
  let loaded: Resolver<Values> | undefined;
  let loading: Promise<void> | undefined;
  const prepare = () =>
    (loading ??= Promise.race([
      pause(WAIT_MS),
      load().then(
        (resolver) => {
          loaded = resolver;
        },
        () => {
          loading = undefined;
        },
      ),
    ]));
  const resolve: Resolver<Values> = async (values, context, options) => {
    if (!loaded) await prepare();
    return loaded ? loaded(values, context, options) : { values, errors: {} };
  };
  return { prepare, resolve };
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

'use client';

import { useEffect, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';

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
 * Validation that is loaded when something on the page takes the focus. If it cannot be loaded, the
 * server, which has the same rules, validates alone.
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
  let loading: Promise<Resolver<Values> | null> | undefined;
  const prepare = () =>
    (loading ??= load().catch(() => {
      loading = undefined;
      return null;
    }));
  const resolve: Resolver<Values> = async (values, context, options) => {
    const resolver = await prepare();
    return resolver ? resolver(values, context, options) : { values, errors: {} };
  };
  return { prepare, resolve };
}

import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FormState } from '@/lib/forms/form-state';

/** The errors of a post without JavaScript, as react-hook-form keeps them. */
export function postedErrors<Values extends FieldValues>(
  posted: FormState,
): FieldErrors<Values> | undefined {
  const entries = Object.entries(posted.fields);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(
    entries.map(([path, message]) => [path, { type: 'server', message }]),
  ) as FieldErrors<Values>;
}

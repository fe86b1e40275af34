import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FormState } from '@/lib/forms/form-state';

/** Converts the errors of a post without JavaScript to react-hook-form's format. */
export function postedErrors<Values extends FieldValues>(
  posted: FormState,
): FieldErrors<Values> | undefined {
  const entries = Object.entries(posted.fields);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(
    entries.map(([path, message]) => [path, { type: 'server', message }]),
  ) as FieldErrors<Values>;
}

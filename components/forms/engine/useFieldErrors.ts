'use client';

import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useFormLabels } from '../labels/FormLabelsProvider';

export interface SummaryError {
  /** Id of the field's control. */
  readonly id: string;
  readonly message: string;
}

/**
 * Translates a form's errors, which are keys of the `errors` messages: by field, and as summary in the
 * order of `fields`. A field's control has the id `{prefix}-{field}`.
 */
export function useFieldErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  prefix: string,
  fields: readonly (keyof Values & string)[],
): {
  readonly fieldError: (field: keyof Values & string) => string | undefined;
  readonly summary: readonly SummaryError[];
} {
  const labels = useFormLabels();
  const fieldError = (field: keyof Values & string) => {
    const key = errors[field]?.message;
    if (typeof key !== 'string') return undefined;
    return labels.errors[key] ?? labels.errors['ERROR TEXT'] ?? key;
  };
  const summary = fields.flatMap((field) => {
    const message = fieldError(field);
    return message === undefined ? [] : [{ id: `${prefix}-${field}`, message }];
  });
  return { fieldError, summary };
}

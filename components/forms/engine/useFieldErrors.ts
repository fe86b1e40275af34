'use client';

import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FieldFault } from '../layout/ErrorSummary/ErrorSummary';
import { useFormLabels } from '../labels/FormLabelsProvider';

/**
 * Sentences for a form's errors, whose messages are keys of the `errors` group: one for each field,
 * and all of them for the summary in the order of `fields`, where a field's control has the id
 * `{prefix}-{field}`.
 */
export function useFieldErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  prefix: string,
  fields: readonly (keyof Values & string)[],
): {
  readonly sentence: (field: keyof Values & string) => string | undefined;
  readonly faults: readonly FieldFault[];
} {
  const labels = useFormLabels();
  const sentence = (field: keyof Values & string) => {
    const key = errors[field]?.message;
    if (typeof key !== 'string') return undefined;
    return labels.errors[key] ?? labels.errors['ERROR TEXT'] ?? key;
  };
  const faults = fields.flatMap((field) => {
    const message = sentence(field);
    return message === undefined ? [] : [{ id: `${prefix}-${field}`, message }];
  });
  return { sentence, faults };
}

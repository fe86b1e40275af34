import type { ReactNode } from 'react';

export interface FieldProps {
  /** Id of the control and prefix of the ids of hint, error and note. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Marks the field as optional; required fields have no mark. */
  readonly optional?: boolean;
  readonly error?: string;
  /** Id of a further description. */
  readonly describedBy?: string;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;
export const noteId = (id: string) => `${id}-note`;

/** ARIA attributes that connect a control to its label, hint, note and error. */
export function controlAttributes(field: FieldProps, hasNote = false) {
  const { id, hint, optional, error, describedBy: beside } = field;
  const describedBy = [hint && hintId(id), beside, hasNote && noteId(id), error && errorId(id)];
  return {
    id,
    required: !optional,
    // Set even if false: browsers expose an empty required select or file input as invalid.
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  };
}

/** Splits the props of the field from those of its control. */
export function splitField<Props extends FieldProps>(
  props: Props,
): [FieldProps, Omit<Props, keyof FieldProps>] {
  const { id, label, hint, optional, error, describedBy, ...control } = props;
  return [{ id, label, hint, optional, error, describedBy }, control];
}

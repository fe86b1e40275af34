import type { ReactNode } from 'react';

/** What every field has around its control. */
export interface FieldProps {
  /** Id of the control; the ids of the parts around it begin with it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Marks the field as optional; required fields carry no mark. */
  readonly optional?: boolean;
  /** Error message. */
  readonly error?: string;
  /** Id of another text that describes the field. */
  readonly describedBy?: string;
}

/** Id of the hint of a control. */
export const hintId = (id: string) => `${id}-hint`;
/** Id of the error message below a control. */
export const errorId = (id: string) => `${id}-error`;
/** Id of the note below a control. */
export const noteId = (id: string) => `${id}-note`;

/** Attributes that tie a control to its label, hint, note and error. */
export function controlAttributes(field: FieldProps, hasNote = false) {
  const { id, hint, optional, error, describedBy: beside } = field;
  const describedBy = [hint && hintId(id), beside, hasNote && noteId(id), error && errorId(id)];
  return {
    id,
    required: !optional,
    // Set even if false: browsers expose an empty required list or file as invalid.
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  };
}

/** A field's own props, apart from those of its control. */
export function splitField<Props extends FieldProps>(
  props: Props,
): [FieldProps, Omit<Props, keyof FieldProps>] {
  const { id, label, hint, optional, error, describedBy, ...control } = props;
  return [{ id, label, hint, optional, error, describedBy }, control];
}

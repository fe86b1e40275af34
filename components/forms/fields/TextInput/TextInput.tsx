'use client';

import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/shared/cx';
import field from '@/components/ui/shared/Field.module.css';
import styles from '../Control.module.css';
import { controlAttributes, splitField, type FieldProps } from '../fieldProps';
import { FormField } from '../FormField/FormField';
import { useCounter } from '../useCounter';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** Limits typing. Browsers cut pasted text too, so a field with a limit handles pasting itself. */
  readonly maxLength?: number;
  /** For digits, e-mail addresses and Latin names, in both languages. */
  readonly ltr?: boolean;
  /** Longest text in characters. The schema refuses more; what is pasted is never cut. */
  readonly limit?: number;
  /** The current value, for a counter. */
  readonly counted?: string;
  /** Takes the whole row of a `FormGrid`. */
  readonly wide?: boolean;
}

/** A field with one line of text. Takes what react-hook-form's `register` returns. */
export function TextInput({ ltr, limit, counted, wide, ...props }: Props) {
  const [own, input] = splitField(props);
  const note = useCounter({ text: counted, limit, isInvalid: own.error !== undefined });
  return (
    <FormField {...own} wide={wide} note={note}>
      <input
        type="text"
        {...input}
        {...controlAttributes(own, note !== undefined)}
        className={cx(field.control, styles.control, ltr && styles.ltr)}
      />
    </FormField>
  );
}

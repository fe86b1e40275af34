'use client';

import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/shared/cx';
import field from '@/components/ui/shared/Field.module.css';
import styles from '../Control.module.css';
import { controlAttributes, splitField, type FieldProps } from '../fieldProps';
import { FormField } from '../FormField/FormField';
import { useCounter } from '../useCounter';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** Limits typing. Browsers truncate pasted text too, so a field with it handles pasting itself. */
  readonly maxLength?: number;
  /** Left-to-right in both languages: digits, e-mail addresses, Latin names. */
  readonly ltr?: boolean;
  /** Max length in characters, validated by the schema: pasted text is never truncated. */
  readonly limit?: number;
  /** Current value, for the character counter. */
  readonly counted?: string;
  /** Spans all columns of a `FormGrid`. */
  readonly wide?: boolean;
}

/** Accepts the result of react-hook-form's `register`. */
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

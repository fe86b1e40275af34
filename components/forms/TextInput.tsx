'use client';

import type { ComponentProps } from 'react';
import { cx } from '../ui/cx';
import field from '../ui/data-table/Field.module.css';
import styles from './Control.module.css';
import { controlAttributes, splitField, type FieldProps } from './fieldProps';
import { FormField } from './FormField';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** For digits, e-mail addresses and Latin names, in both languages. */
  readonly ltr?: boolean;
  /** Takes the whole row of a `FormGrid`. */
  readonly wide?: boolean;
}

/** A field with one line of text. Takes what react-hook-form's `register` returns. */
export function TextInput({ ltr, wide, ...props }: Props) {
  const [own, input] = splitField(props);
  return (
    <FormField {...own} wide={wide}>
      <input
        type="text"
        {...input}
        {...controlAttributes(own)}
        className={cx(field.control, styles.control, ltr && styles.ltr)}
      />
    </FormField>
  );
}

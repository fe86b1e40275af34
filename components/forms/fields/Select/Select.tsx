'use client';

import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/shared/cx';
import field from '@/components/ui/shared/Field.module.css';
import styles from '../Control.module.css';
import { controlAttributes, splitField, type FieldProps } from '../fieldProps';
import { FormField } from '../FormField/FormField';

/** An option of a select or a radio group. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> {
  readonly choices: readonly Choice[];
  /** Label of the empty option; without it the first choice is selected. */
  readonly placeholder?: string;
  /** Spans all columns of a `FormGrid`. */
  readonly wide?: boolean;
}

/** Accepts the result of react-hook-form's `register`. */
export function Select({ choices, placeholder, wide, ...props }: Props) {
  const [own, select] = splitField(props);
  return (
    <FormField {...own} wide={wide}>
      <span className={field.select}>
        <select
          {...select}
          {...controlAttributes(own)}
          className={cx(field.control, styles.control)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </FormField>
  );
}

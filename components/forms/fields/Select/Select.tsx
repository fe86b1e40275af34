'use client';

import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/shared/cx';
import field from '@/components/ui/shared/Field.module.css';
import styles from '../Control.module.css';
import { controlAttributes, splitField, type FieldProps } from '../fieldProps';
import { FormField } from '../FormField/FormField';

/** One entry of a list or a group of radio buttons. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> {
  readonly choices: readonly Choice[];
  /** Label of the empty option that asks for a choice; without it the first choice is selected. */
  readonly placeholder?: string;
  /** Takes the whole row of a `FormGrid`. */
  readonly wide?: boolean;
}

/** A drop-down field. Takes what react-hook-form's `register` returns. */
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

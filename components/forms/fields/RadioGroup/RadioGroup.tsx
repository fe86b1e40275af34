'use client';

import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/shared/cx';
import { controlAttributes, splitField, type FieldProps } from '../fieldProps';
import { FormField } from '../FormField/FormField';
import styles from './RadioGroup.module.css';
import type { Choice } from '../Select/Select';

interface Props
  extends
    FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value' | 'defaultValue'> {
  readonly choices: readonly Choice[];
  /** Renders two options as a switch. */
  readonly segmented?: boolean;
  /** Selected value of a controlled group. */
  readonly value?: string;
  /** Initial value on a page without JavaScript. */
  readonly defaultValue?: string;
  /** Spans all columns of a `FormGrid`. */
  readonly wide?: boolean;
}

/** The first radio button has the field's id, the target of links to the field. */
export function RadioGroup(allProps: Props) {
  const { choices, segmented, wide, value, defaultValue, ...props } = allProps;
  const [own, radio] = splitField(props);
  const { required, id, ...described } = controlAttributes(own);
  return (
    <FormField {...own} group wide={wide}>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required={required || undefined}
        {...described}
        className={segmented ? styles.segmented : styles.group}
      >
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className={cx(styles.option, described['aria-invalid'] && styles.invalid)}
          >
            <input
              {...radio}
              type="radio"
              id={index === 0 ? id : `${id}-${choice.value}`}
              value={choice.value}
              checked={value === undefined ? undefined : value === choice.value}
              defaultChecked={defaultValue === choice.value || undefined}
              className={styles.input}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FormField>
  );
}

'use client';

import { useRef, type Ref } from 'react';
import { cx } from '@/components/ui/shared/cx';
import { Button } from '@/components/ui/Button/Button';
import field from '@/components/ui/shared/Field.module.css';
import control from '@/components/forms/fields/Control.module.css';
import { controlAttributes } from '@/components/forms/fields/fieldProps';
import { FormField } from '@/components/forms/fields/FormField/FormField';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import type { MovableCategory } from '@/lib/e-services/types';
import styles from './CascadeSelect.module.css';
import type { Source } from './useMovables';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Label of the empty option: an instruction, or why there are no choices. */
  readonly placeholder: string;
  /** Null while disabled. */
  readonly choices: readonly MovableCategory[] | null;
  /** Message with a retry button if loading failed. */
  readonly failure?: string;
  readonly source: Source;
  readonly error?: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly onBlur: () => void;
  readonly inputRef: (select: HTMLSelectElement | null) => void;
}

/** One level of the cascade: disabled until there are choices. */
export function CascadeSelect(props: Props) {
  const { id, name, label, placeholder, choices, failure, source, error, inputRef } = props;
  const { kit, locale } = useFormLabels();
  const select = useRef<HTMLSelectElement>(null);
  const own = { id, label, error };

  async function retry(): Promise<void> {
    await source.retry();
    // The focused button is gone after a success.
    requestAnimationFrame(() => select.current?.focus());
  }

  const ref: Ref<HTMLSelectElement> = (element) => {
    select.current = element;
    inputRef(element);
  };

  return (
    <FormField
      {...own}
      note={
        failure ? (
          <span role="status" className={styles.failure}>
            {failure}
            <Button
              variant="ghost"
              size="small"
              loading={source.retrying}
              onClick={() => void retry()}
            >
              {kit.retry}
            </Button>
          </span>
        ) : undefined
      }
    >
      <span className={field.select}>
        <select
          ref={ref}
          name={name}
          {...controlAttributes(own, failure !== undefined)}
          className={cx(field.control, control.control, styles.select)}
          disabled={!choices?.length}
          value={choices?.some((choice) => choice.id === props.value) ? props.value : ''}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        >
          <option value="">{placeholder}</option>
          {choices?.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice[locale]}
            </option>
          ))}
        </select>
      </span>
    </FormField>
  );
}

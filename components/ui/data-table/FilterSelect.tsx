'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useId, useOptimistic, useRef, useTransition } from 'react';
import { Button } from '../Button/Button';
import { cx } from '../shared/cx';
import field from '../shared/Field.module.css';
import styles from './FilterSelect.module.css';

export interface FilterOption {
  /** Value of the query parameter; empty for none. */
  readonly value: string;
  readonly label: string;
  /** URL with this option. */
  readonly href: string;
}

interface Props {
  readonly label: string;
  /** Label of the submit button without scripts. */
  readonly submitLabel: string;
  /** URL of the page without a query. */
  readonly action: string;
  /** Name of the query parameter. */
  readonly name: string;
  readonly value: string;
  readonly options: readonly FilterOption[];
  /** Other query parameters to keep. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly className?: string;
}

/** Name of the select that navigated: the new page restores its focus. */
let lastUsed: string | undefined;

/** A select that navigates on change; without scripts a form with a button. */
export function FilterSelect(props: Props) {
  const { label, submitLabel, action, name, value, options, kept = {}, className } = props;
  const id = useId();
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [shown, show] = useOptimistic(value);
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    if (lastUsed !== name) return;
    lastUsed = undefined;
    select.current?.focus({ preventScroll: true });
  }, [name]);

  function choose(next: string): void {
    const href = options.find((option) => option.value === next)?.href ?? action;
    lastUsed = name;
    startTransition(() => {
      show(next);
      router.push(href, { scroll: false });
    });
  }

  return (
    <form
      action={action}
      method="get"
      className={cx(styles.form, className)}
      aria-busy={pending || undefined}
      data-print="off"
    >
      <div className={styles.field}>
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
        <span className={field.select}>
          <select
            ref={select}
            id={id}
            name={name}
            className={field.control}
            value={shown}
            onChange={(event) => choose(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      </div>
      {Object.entries(kept).map(([parameter, text]) => (
        <input key={parameter} type="hidden" name={parameter} value={text} />
      ))}
      <Button type="submit" className={styles.submit}>
        {submitLabel}
      </Button>
    </form>
  );
}

'use client';

import { FaultBoundary } from '@/components/ui/FaultBoundary/FaultBoundary';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useTransition, type FormEvent } from 'react';
import { Button } from '../ui/Button/Button';
import field from '../ui/shared/Field.module.css';
import styles from './CircularFilters.module.css';

export interface FilterField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface Props {
  readonly label: string;
  readonly textLabel: string;
  readonly submitLabel: string;
  /** Search text, at most `maxLength` characters. */
  readonly text: string;
  readonly maxLength: number;
  readonly fields: readonly FilterField[];
  /** Path of the filtered list, which is not cached. */
  readonly searchPath: string;
  /** Path of the list by year only, whose pages are cached. */
  readonly listPath: string;
}

/** Name of the control that navigated: the new page restores its focus. */
let lastUsed: string | undefined;

/** Filters: selects apply on change, text on Enter; without scripts a form. */
export function CircularFilters(props: Props) {
  return (
    <FaultBoundary>
      <Filters {...props} />
    </FaultBoundary>
  );
}

function Filters(props: Props) {
  const { text, fields, listPath, searchPath } = props;
  const id = useId();
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (lastUsed === undefined) return;
    const control = form.current?.elements.namedItem(lastUsed);
    lastUsed = undefined;
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  }, [text, fields]);

  function show(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)]
      .map(([name, value]): [string, string] => [name, String(value).trim()])
      .filter(([, value]) => value);
    const path = given.every(([name]) => name === 'year') ? listPath : searchPath;
    const query = new URLSearchParams(given).toString();
    const focused = document.activeElement;
    lastUsed =
      focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement
        ? focused.name
        : undefined;
    startTransition(() => router.push(query ? `${path}?${query}` : path, { scroll: false }));
  }

  return (
    <form
      ref={form}
      role="search"
      aria-label={props.label}
      action={searchPath}
      method="get"
      className={styles.form}
      aria-busy={pending || undefined}
      data-print="off"
      onSubmit={show}
    >
      <div className={styles.text}>
        <label className={field.label} htmlFor={`${id}-q`}>
          {props.textLabel}
        </label>
        <input
          key={text}
          id={`${id}-q`}
          type="search"
          name="q"
          className={field.control}
          defaultValue={text}
          maxLength={props.maxLength}
          autoComplete="off"
        />
      </div>
      {fields.map(({ name, label, value, options }) => (
        <div key={name} className={styles.choice}>
          <label className={field.label} htmlFor={`${id}-${name}`}>
            {label}
          </label>
          <span className={field.select}>
            <select
              key={value}
              id={`${id}-${name}`}
              name={name}
              className={field.control}
              defaultValue={value}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </span>
        </div>
      ))}
      <Button type="submit" loading={pending}>
        {props.submitLabel}
      </Button>
    </form>
  );
}

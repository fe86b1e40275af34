'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '@/components/ui/shared/cx';
import { FieldError } from './FieldError';
import { errorId, hintId, noteId, type FieldProps } from '../fieldProps';
import styles from './FormField.module.css';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';

interface Props extends FieldProps {
  /** Below the control, such as a counter or the date in the other calendar. */
  readonly note?: ReactNode;
  /** For controls of several inputs: label the group. */
  readonly group?: boolean;
  /** Spans all columns of a `FormGrid`. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A message is announced until this long after blur: validation may be asynchronous. */
const AFTERMATH_MS = 1500;

/** Announces a field's message in it and just after blur; a sent form's are in its summary. */
function useAnnouncement() {
  const [isInUse, setIsInUse] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    live: isInUse ? ('polite' as const) : undefined,
    onFocus: () => {
      clearTimeout(timer.current);
      setIsInUse(true);
    },
    onBlur: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsInUse(false), AFTERMATH_MS);
    },
  };
}

/** Label, control, hint and message of a field. */
export function FormField(props: Props) {
  const { id, label, hint, optional, error, note, group, wide, children } = props;
  const { kit } = useFormLabels();
  const { live, onFocus, onBlur } = useAnnouncement();
  const name = (
    <>
      {label}
      {optional ? <span className={styles.optional}> {kit.optional}</span> : null}
    </>
  );
  return (
    <div
      className={cx(styles.field, error ? styles.invalid : null, wide && styles.wide)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {group ? (
        <span id={`${id}-label`} className={styles.label}>
          {name}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {name}
        </label>
      )}
      <div className={styles.body}>
        <div className={styles.control}>{children}</div>
        {hint ? (
          <div id={hintId(id)} className={styles.hint}>
            {hint}
          </div>
        ) : null}
        <div className={styles.messages}>
          <div aria-live={live}>
            {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
          </div>
          {note ? (
            <div id={noteId(id)} className={styles.note}>
              {note}
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}

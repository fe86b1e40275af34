'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '@/components/ui/shared/cx';
import { FieldError } from '../FieldError/FieldError';
import { errorId, hintId, noteId, type FieldProps } from '../fieldProps';
import styles from './FormField.module.css';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';

interface Props extends FieldProps {
  /** Shown below the control besides an error: a counter, a date in the other calendar. */
  readonly note?: ReactNode;
  /** For controls of several inputs, whose group the label names. */
  readonly group?: boolean;
  /** Takes the whole row of a `FormGrid`. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** How long after leaving a field its message is still announced: validation may ask a server. */
const AFTERMATH_MS = 1500;

/**
 * Whether a field's message is announced when it appears: while the visitor is in the field and just
 * after leaving it. The messages of a form that was sent are announced by its summary.
 */
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

/** Frame of a field: label, hint, control and message, in that order. */
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
      {hint ? (
        <span id={hintId(id)} className={styles.hint}>
          {hint}
        </span>
      ) : null}
      <div className={styles.body}>
        <div className={styles.control}>{children}</div>
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

import type { ReactNode } from 'react';
import styles from './OrderSection.module.css';

interface Props {
  readonly step: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A numbered step of the order form. */
export function OrderSection({ step, title, children }: Props) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <span className={styles.step} aria-hidden="true">
          {step}
        </span>
        {title}
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

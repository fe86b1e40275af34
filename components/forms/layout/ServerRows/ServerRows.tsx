'use client';

import { translateServerError } from '@/lib/e-services/server-errors';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import styles from './ServerRows.module.css';

/** The server's message in red, one line for each row (specification §8, data sharing). */
export function ServerRows({ rows }: { rows: readonly string[] }) {
  const { serverErrors } = useFormLabels();
  if (rows.length === 0) return null;
  return (
    <div role="alert" className={styles.rows}>
      {rows.map((row, index) => (
        // The server may say the same twice.
        <p key={index}>
          <bdi>{translateServerError((key) => serverErrors[key] ?? key, row)}</bdi>
        </p>
      ))}
    </div>
  );
}

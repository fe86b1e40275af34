'use client';

import { translateServerError } from '@/lib/e-services/server-errors';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import styles from './ServerRows.module.css';

/** Details of a server error, one line each. */
export function ServerRows({ rows }: { rows: readonly string[] }) {
  const { serverErrors } = useFormLabels();
  if (rows.length === 0) return null;
  return (
    <div role="alert" className={styles.rows}>
      {rows.map((row, index) => (
        // The server may repeat a line, so the index is the key.
        <p key={index}>
          <bdi>{translateServerError((key) => serverErrors[key] ?? key, row)}</bdi>
        </p>
      ))}
    </div>
  );
}

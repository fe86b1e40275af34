import type { ReactNode } from 'react';
import { cx } from '@/components/ui/shared/cx';
import styles from './FormGrid.module.css';

interface Props {
  /** Columns from 1024 px; there are two from 768 px and one below. */
  readonly columns?: 2 | 3;
  readonly children: ReactNode;
}

/** Aligns labels and controls of fields in a row (subgrid). */
export function FormGrid({ columns = 2, children }: Props) {
  return <div className={cx(styles.grid, columns === 3 && styles.three)}>{children}</div>;
}

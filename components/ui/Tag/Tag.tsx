import type { ReactNode } from 'react';
import { cx } from '../shared/cx';
import styles from './Tag.module.css';

interface Props {
  readonly tone?: 'neutral' | 'warm' | 'info';
  /** Allows line breaks. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

/** A short label, such as a category or file type. */
export function Tag({ tone = 'neutral', wraps, children }: Props) {
  return <span className={cx(styles.tag, styles[tone], wraps && styles.wraps)}>{children}</span>;
}

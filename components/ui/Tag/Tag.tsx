import type { ReactNode } from 'react';
import { cx } from '../shared/cx';
import styles from './Tag.module.css';

interface Props {
  readonly tone?: 'neutral' | 'warm' | 'info';
  /** Breaks into lines where it is wider than its place. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

/** A short label: a category, a kind of file. */
export function Tag({ tone = 'neutral', wraps, children }: Props) {
  return <span className={cx(styles.tag, styles[tone], wraps && styles.wraps)}>{children}</span>;
}

import type { ReactNode } from 'react';
import { cx } from '../shared/cx';
import styles from './Tag.module.css';

interface Props {
  readonly tone?: 'neutral' | 'warm' | 'info';
  readonly children: ReactNode;
}

/** A short label: a category, a kind of file. */
export function Tag({ tone = 'neutral', children }: Props) {
  return <span className={cx(styles.tag, styles[tone])}>{children}</span>;
}

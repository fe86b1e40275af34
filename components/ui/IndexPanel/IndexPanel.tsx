import type { ReactNode } from 'react';
import { cx } from '../shared/cx';
import styles from './IndexPanel.module.css';

interface Props {
  /** Id of the title. */
  readonly id: string;
  readonly title: string;
  readonly tone: 'warm' | 'sunken';
  readonly children: ReactNode;
}

/** Table of contents of a long page; sticky beside it on wide screens. */
export function IndexPanel({ id, title, tone, children }: Props) {
  return (
    <nav className={cx(styles.index, styles[tone])} aria-labelledby={id} data-print="off">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </nav>
  );
}

import { useId, type ReactNode } from 'react';
import { cx } from '../shared/cx';
import styles from './SidePanel.module.css';

interface Props {
  readonly title: string;
  readonly tone?: 'plain' | 'warm';
  readonly children: ReactNode;
}

export function SidePanel({ title, tone = 'plain', children }: Props) {
  const id = useId();
  return (
    <section className={cx(styles.panel, tone === 'warm' && styles.warm)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

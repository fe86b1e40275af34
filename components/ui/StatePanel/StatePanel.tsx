import type { ReactNode } from 'react';
import styles from './StatePanel.module.css';

export interface StatePanelProps {
  readonly title: string;
  /** Suggested next steps. */
  readonly children?: ReactNode;
  /** Button or link. */
  readonly action?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

/** Common frame of EmptyState and ErrorState. */
export function StatePanel(props: StatePanelProps & { drawing: ReactNode }) {
  const { title, children, action, headingLevel = 3, drawing } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.panel}>
      <svg className={styles.drawing} viewBox="0 0 160 90" aria-hidden="true">
        {drawing}
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <p className={styles.text}>{children}</p> : null}
      {action}
    </div>
  );
}

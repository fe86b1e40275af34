import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './StatusBadge.module.css';

export type VesselStatus = 'expected' | 'inPort' | 'anchorage' | 'delayed' | 'departed';

const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;

const shapes: Readonly<Record<VesselStatus, ReactNode>> = {
  expected: <path d="M6 1l5 5-5 5-5-5z" {...outline} />,
  inPort: <circle cx="6" cy="6" r="5" />,
  anchorage: <path d="M6 0l6 11H0z" />,
  delayed: <path d="M1 1h10v10H1z" />,
  departed: <path d="M1 6h8M6 2l4 4-4 4" {...outline} />,
};

/** A vessel's status: the shape says the same as the colour. */
export function StatusBadge({ status, children }: { status: VesselStatus; children: ReactNode }) {
  return (
    <span className={cx(styles.badge, styles[status])}>
      <svg className={styles.shape} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        {shapes[status]}
      </svg>
      {children}
    </span>
  );
}

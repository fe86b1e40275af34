import type { ReactElement, ReactNode } from 'react';
import type { VesselStatus } from '@/lib/e-services/types';
import { cx } from '@/components/ui/shared/cx';
import styles from './StatusBadge.module.css';

const shapes: Readonly<Record<VesselStatus, ReactElement>> = {
  expected: <path d="M6 1l5 5-5 5-5-5z" fill="none" stroke="currentColor" strokeWidth="2" />,
  inPort: <circle cx="6" cy="6" r="5" />,
  anchorage: <path d="M6 0l6 11H0z" />,
  delayed: <path d="M1 1h10v10H1z" />,
  departed: <path d="M1 6h8M6 2l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="2" />,
};

/** The shape of a status in the text's colour. */
export function StatusShape({ status }: { readonly status: VesselStatus }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={cx(styles.shape, styles[status])}>
      {shapes[status]}
    </svg>
  );
}

/** A vessel's status as text with shape and tint: colour alone is not accessible. */
export function StatusBadge({ status, children }: { status: VesselStatus; children: ReactNode }) {
  return (
    <span className={cx(styles.badge, styles[status])}>
      <StatusShape status={status} />
      <span>{children}</span>
    </span>
  );
}

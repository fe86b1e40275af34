import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx';
import styles from './IconButton.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Accessible name. */
  readonly label: string;
  /** Draws a visible border around the 44 px target. */
  readonly ring?: boolean;
  readonly children: ReactNode;
}

export function IconButton({ label, ring, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(styles.button, ring && styles.ring, className)}
    >
      {children}
    </button>
  );
}

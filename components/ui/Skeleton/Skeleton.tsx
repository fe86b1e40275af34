import { cx } from '../shared/cx';
import styles from './Skeleton.module.css';

interface Props {
  /** Width relative to the line. */
  readonly width?: 'full' | 'wide' | 'half';
  readonly block?: boolean;
}

/** Placeholder for a line of text, or for a picture if `block` is set. */
export function Skeleton({ width = 'full', block = false }: Props) {
  return (
    <span aria-hidden="true" className={cx(styles.bar, styles[width], block && styles.block)} />
  );
}

import { cx } from '../shared/cx';
import styles from './Skeleton.module.css';

interface Props {
  /** Share of the line that the bar takes. */
  readonly width?: 'full' | 'wide' | 'half';
  readonly block?: boolean;
}

/** A grey bar in the place of a line of text, or of a picture where `block` is set. */
export function Skeleton({ width = 'full', block = false }: Props) {
  return (
    <span aria-hidden="true" className={cx(styles.bar, styles[width], block && styles.block)} />
  );
}

import { cx } from './cx';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  /** Share of the line that the bar takes. */
  readonly width?: 'full' | 'wide' | 'half' | 'short';
  readonly block?: boolean;
}

/** A grey bar in the place of a line of text, or of a picture where `block` is set. */
export function Skeleton({ width = 'full', block = false }: Props) {
  return (
    <span aria-hidden="true" className={cx(styles.bar, styles[width], block && styles.block)} />
  );
}

/** A card's shape while its content is on the way; `label` says so in words. */
export function CardSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.card} aria-busy="true">
      <Skeleton block />
      <div className={styles.body}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Skeleton width="short" />
        <Skeleton />
        <Skeleton width="wide" />
      </div>
    </div>
  );
}

import { Icon } from '../Icon/Icon';
import styles from './CardFoot.module.css';

/** "Read on" with an arrow. Hidden from screen readers: the card's title is the link. */
export function CardFoot({ children }: { children: string }) {
  return (
    <span className={styles.foot} aria-hidden="true">
      {children}
      <Icon name="arrow" />
    </span>
  );
}

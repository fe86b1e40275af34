import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './CardFoot.module.css';

/** "Read on" with an arrow at a card's foot: a picture of the card's own link, hidden from readers of the screen. */
export function CardFoot({ children }: { children: ReactNode }) {
  return (
    <span className={styles.foot} aria-hidden="true">
      {children}
      <Icon name="arrow" />
    </span>
  );
}

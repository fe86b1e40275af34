import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon/Icon';
import type { IconName } from '../ui/Icon/icons';
import styles from './ServiceCardHead.module.css';

interface Props {
  /** The service's own icon. */
  readonly icon: IconName;
  /** Where the card leads: on within the site, or out of it. */
  readonly mark: 'arrow' | 'external';
  /** Tags between the two. */
  readonly children?: ReactNode;
}

/** First line of an e-service's card: its icon in a square of 56 pixels, and a mark at the end. */
export function ServiceCardHead({ icon, mark, children }: Props) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      {children}
      <Icon name={mark} className={styles.mark} />
    </>
  );
}

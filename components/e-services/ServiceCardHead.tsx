import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon/Icon';
import type { IconName } from '../ui/Icon/icons';
import styles from './ServiceCardHead.module.css';

interface Props {
  /** The service's own icon. */
  readonly icon: IconName;
  /** Tags between the two; below the icon where the card is narrow. */
  readonly children?: ReactNode;
}

/** First row of an e-service's card: its icon, and the arrow of its link at the end. */
export function ServiceCardHead({ icon, children }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        {children}
      </div>
      <Icon name="arrow" className={styles.mark} />
    </div>
  );
}

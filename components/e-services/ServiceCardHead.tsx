import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon/Icon';
import type { IconName } from '../ui/Icon/icons';
import styles from './ServiceCardHead.module.css';

interface Props {
  /** The service's own icon. */
  readonly icon: IconName;
  /** Tags between the two. */
  readonly children?: ReactNode;
}

/** First row of an e-service's card: its icon, and the arrow of its link at the end. */
export function ServiceCardHead({ icon, children }: Props) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      {children}
      <Icon name="arrow" className={styles.mark} />
    </>
  );
}

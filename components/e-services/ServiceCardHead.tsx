import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon/Icon';
import type { IconName } from '../ui/Icon/icons';
import styles from './ServiceCardHead.module.css';

interface Props {
  readonly icon: IconName;
  /** Tags; below the icon on narrow cards. */
  readonly children?: ReactNode;
}

/** Icon and arrow of an e-service's card. */
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

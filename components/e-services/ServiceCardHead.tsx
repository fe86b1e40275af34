import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon/Icon';
import type { IconName } from '../ui/Icon/icons';
import styles from './ServiceCardHead.module.css';

interface Props {
  /** The service's own icon. */
  readonly icon: IconName;
  /** Whether the card links within the site or to another one. */
  readonly mark: 'arrow' | 'external';
  /** Tags between the two. */
  readonly children?: ReactNode;
}

/** First row of an e-service's card: its icon, and a mark for its link at the end. */
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

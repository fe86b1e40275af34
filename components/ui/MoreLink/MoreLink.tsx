import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './MoreLink.module.css';

/** A text link with an arrow, as in "All news". */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SiteLink className={styles.more} href={href}>
      {children}
      <Icon name="arrow" className={styles.arrow} />
    </SiteLink>
  );
}

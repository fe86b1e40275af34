import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './MoreLink.module.css';

/** A strong text link with an arrow, as in "All news". */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={styles.more} href={href} prefetch={false}>
      {children}
      <Icon name="arrow" className={styles.arrow} />
    </Link>
  );
}

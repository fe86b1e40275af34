'use client';

import { useLinkStatus } from 'next/link';
import styles from './PendingMark.module.css';

/** "Loading…" over a link whose page is being fetched. */
export function PendingMark({ text }: { text: string }) {
  const { pending } = useLinkStatus();
  return (
    <span role="status" className={pending ? styles.mark : styles.idle}>
      {pending ? text : null}
    </span>
  );
}

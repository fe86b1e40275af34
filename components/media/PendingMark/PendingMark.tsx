'use client';

import { useLinkStatus } from 'next/link';
import styles from './PendingMark.module.css';

/** Shows "Loading…" over its link while that link's page is being fetched. */
export function PendingMark({ text }: { text: string }) {
  const { pending } = useLinkStatus();
  return (
    <span role="status" className={pending ? styles.mark : styles.idle}>
      {pending ? text : null}
    </span>
  );
}

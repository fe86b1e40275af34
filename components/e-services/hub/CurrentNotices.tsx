'use client';

import type { ReactNode } from 'react';
import { isCurrent, type Period } from '@/lib/dates/period';
import { useCurrentMinute } from '../../announcements/useCurrentMinute';
import styles from './CurrentNotices.module.css';

interface Props {
  readonly title: string;
  readonly items: readonly (Period & {
    readonly id: string;
    /** State at render time; used until hydration. */
    readonly current: boolean;
    readonly notice: ReactNode;
  })[];
}

/** Announcements that are current by the visitor's clock. */
export function CurrentNotices({ title, items }: Props) {
  const now = useCurrentMinute();
  const shown = items.filter((item) => (now === null ? item.current : isCurrent(item, now)));
  if (shown.length === 0) return null;
  return (
    <section className={styles.notices} aria-labelledby="announcements-title">
      <h2 id="announcements-title" className={styles.title}>
        {title}
      </h2>
      <ul className={`plain ${styles.list}`}>
        {shown.map(({ id, notice }) => (
          <li key={id}>{notice}</li>
        ))}
      </ul>
    </section>
  );
}

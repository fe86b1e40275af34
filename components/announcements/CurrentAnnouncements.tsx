'use client';

import type { ReactNode } from 'react';
import styles from './CurrentAnnouncements.module.css';
import { isCurrent, type Period } from '@/lib/dates/period';
import { useCurrentMinute } from './useCurrentMinute';

interface Props {
  readonly items: readonly (Period & {
    readonly id: number;
    readonly card: ReactNode;
  })[];
  readonly empty: ReactNode;
}

/** Current announcements by the visitor's clock; without scripts all, with their dates. */
export function CurrentAnnouncements({ items, empty }: Props) {
  const now = useCurrentMinute();
  const shown = now === null ? items : items.filter((item) => isCurrent(item, now));
  if (shown.length === 0) return empty;
  return (
    <ul className="plain grid grid--2">
      {shown.map(({ id, card }) => (
        <li key={id} className={styles.item}>
          {card}
        </li>
      ))}
    </ul>
  );
}

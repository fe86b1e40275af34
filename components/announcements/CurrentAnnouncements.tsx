'use client';

import type { ReactNode } from 'react';
import styles from './CurrentAnnouncements.module.css';
import { isCurrent, type Period } from './period';
import { useCurrentMinute } from './useCurrentMinute';

interface Props {
  readonly items: readonly (Period & {
    readonly id: number;
    /** Not begun when the page was made. */
    readonly coming: boolean;
    readonly card: ReactNode;
  })[];
  readonly empty: ReactNode;
}

/**
 * The announcements of this moment by the visitor's clock (decisions, "Identifiers and data").
 * Without scripts all that the page was made with are shown; each card tells its dates.
 */
export function CurrentAnnouncements({ items, empty }: Props) {
  const now = useCurrentMinute();
  const shown = now === null ? items : items.filter((item) => isCurrent(item, now));
  if (shown.length === 0) return empty;
  return (
    <ul className="plain grid grid--2">
      {shown.map(({ id, coming, card }) => (
        <li key={id} className={styles.item} data-coming={(now === null && coming) || undefined}>
          {card}
        </li>
      ))}
    </ul>
  );
}

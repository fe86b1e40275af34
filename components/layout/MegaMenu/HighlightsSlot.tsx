'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { HighlightsProps } from './Highlights';
import styles from './MegaMenu.module.css';

/** Space for a group's highlights, which are loaded while its menu is open. */
export function HighlightsSlot(props: HighlightsProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [Opened, setOpened] = useState<ComponentType<HighlightsProps> | null>(null);

  useEffect(() => {
    const details = slot.current?.closest('details');
    if (!details) return undefined;
    function onToggle() {
      setOpened(null);
      if (!details?.open) return;
      void import('./Highlights').then(
        ({ Highlights }) => {
          if (details.open) setOpened(() => Highlights);
        },
        // The next opening tries again.
        () => undefined,
      );
    }
    // It may have been opened before this script ran.
    onToggle();
    details.addEventListener('toggle', onToggle);
    return () => details.removeEventListener('toggle', onToggle);
  }, []);

  return (
    <div ref={slot} className={styles.highlights}>
      {Opened ? <Opened {...props} /> : null}
    </div>
  );
}

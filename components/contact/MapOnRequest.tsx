'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import styles from './ContactPanels.module.css';

interface Props {
  readonly address: string;
  readonly labels: { readonly show: string; readonly note: string; readonly frame: string };
}

/** Another site's map: nothing of it is loaded before the visitor asks for it. */
export function MapOnRequest({ address, labels }: Props) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <iframe
        // The button that had the focus is gone.
        ref={(frame) => frame?.focus()}
        className={styles.frame}
        src={address}
        title={labels.frame}
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    );
  }
  return (
    <div className={styles.embed}>
      <Button size="small" onClick={() => setShown(true)}>
        {labels.show}
      </Button>
      <p className="muted small">{labels.note}</p>
    </div>
  );
}

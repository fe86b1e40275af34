'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import styles from './ContactPanels.module.css';

interface Props {
  readonly url: string;
  readonly labels: { readonly show: string; readonly note: string; readonly frame: string };
}

/** A third party's map, loaded only on request. */
export function MapOnRequest({ url, labels }: Props) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <iframe
        // The focused button is gone: the frame takes the focus.
        ref={(frame) => frame?.focus()}
        className={styles.frame}
        src={url}
        title={labels.frame}
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    );
  }
  return (
    <div className={styles.embed} data-print="off">
      <Button size="small" onClick={() => setShown(true)}>
        {labels.show}
      </Button>
      <p className="muted small">{labels.note}</p>
    </div>
  );
}

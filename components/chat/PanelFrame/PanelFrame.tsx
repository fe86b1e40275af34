'use client';

import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { chevronPrevious, close } from '@/components/ui/Icon/glyphs';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import styles from './PanelFrame.module.css';
import { useKeyboardRoom } from '../useKeyboardRoom';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly labels: { readonly close: string; readonly back: string };
  readonly onClose: () => void;
  readonly onBack?: () => void;
  readonly children: ReactNode;
}

/**
 * The open widget: a non-modal dialog. It takes the focus when it opens and whenever its view
 * changes; Escape closes it.
 */
export function PanelFrame({ title, lead, labels, onClose, onBack, children }: Props) {
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);
  useKeyboardRoom(panel);

  useEffect(() => {
    panel.current?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={onKeyDown}
    >
      <div className={`${styles.head} on-dark`}>
        {onBack ? (
          <IconButton label={labels.back} onClick={onBack}>
            <GlyphMark glyph={chevronPrevious} />
          </IconButton>
        ) : null}
        <div className={styles.titles}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        <IconButton label={labels.close} onClick={onClose}>
          <GlyphMark glyph={close} />
        </IconButton>
      </div>
      {children}
    </div>
  );
}

'use client';

import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { chevronPrevious, close } from '@/components/ui/Icon/glyphs';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import styles from './PanelFrame.module.css';
import { minus } from '../glyphs';
import { useKeyboardRoom } from '../useKeyboardRoom';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly labels: { readonly close: string; readonly back: string; readonly hide: string };
  /** False after a reload, which keeps the page's focus. */
  readonly takesFocus: () => boolean;
  readonly onClose: () => void;
  /** Minimises the panel without ending the conversation. */
  readonly onHide?: () => void;
  readonly onBack?: () => void;
  readonly children: ReactNode;
}

/** Non-modal dialog; Escape closes it. */
export function PanelFrame(props: Props) {
  const { title, lead, labels, takesFocus, onClose, onHide, onBack, children } = props;
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);
  useKeyboardRoom(panel);

  useEffect(() => {
    if (takesFocus()) panel.current?.focus();
  }, [takesFocus]);

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
        {onHide ? (
          <IconButton label={labels.hide} onClick={onHide}>
            <GlyphMark glyph={minus} />
          </IconButton>
        ) : null}
        <IconButton label={labels.close} onClick={onClose}>
          <GlyphMark glyph={close} />
        </IconButton>
      </div>
      {children}
    </div>
  );
}

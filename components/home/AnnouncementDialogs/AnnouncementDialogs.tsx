'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { isCurrent, type Period } from '@/components/announcements/period';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { close } from '@/components/ui/Icon/glyphs';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import styles from './AnnouncementDialogs.module.css';
import { closedAnnouncements, rememberClosed } from '../closedAnnouncements';

interface Notice extends Period {
  readonly id: number;
  readonly title: string;
  readonly picture: ReactNode;
  readonly facts: ReactNode;
  readonly content: ReactNode;
  /** The link to the announcement's page. */
  readonly action: ReactNode;
}

interface Props {
  readonly notices: readonly Notice[];
  readonly closeLabel: string;
}

/**
 * Opens the first notice that is current by the visitor's clock and was not closed during this
 * visit, in a native dialog: the browser traps the focus and closes on Escape.
 */
export function AnnouncementDialogs({ notices, closeLabel }: Props) {
  const dialogs = useRef(new Map<number, HTMLDialogElement>());
  const focused = useRef<Element>(null);

  useEffect(() => {
    const now = Date.now();
    const closed = closedAnnouncements();
    const notice = notices.find((one) => isCurrent(one, now) && !closed.includes(one.id));
    const dialog = notice && dialogs.current.get(notice.id);
    if (!dialog || dialog.open) return;
    focused.current = document.activeElement;
    dialog.showModal();
  }, [notices]);

  function onClose(id: number) {
    rememberClosed(id);
    const before = focused.current;
    // Nothing was focused on load: reading continues with the page's content.
    const target = before && before !== document.body ? before : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  return notices.map(({ id, title, picture, facts, content, action }) => (
    <dialog
      key={id}
      ref={(dialog) => {
        if (dialog) dialogs.current.set(id, dialog);
        else dialogs.current.delete(id);
      }}
      className={styles.dialog}
      aria-labelledby={`announcement-${id}`}
      data-print="off"
      onClose={() => onClose(id)}
    >
      <div className={styles.frame}>
        <div className={styles.strip}>
          {picture}
          <IconButton
            ring
            className={styles.close}
            label={closeLabel}
            onClick={() => dialogs.current.get(id)?.close()}
          >
            <GlyphMark glyph={close} />
          </IconButton>
        </div>
        <div
          className={styles.body}
          role="region"
          aria-labelledby={`announcement-${id}`}
          tabIndex={0}
        >
          <p className={styles.facts}>{facts}</p>
          <h2 id={`announcement-${id}`} className={styles.title}>
            {title}
          </h2>
          {content}
        </div>
        <div className={styles.foot} onClickCapture={() => rememberClosed(id)}>
          {action}
        </div>
      </div>
    </dialog>
  ));
}

'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isCurrent, type Period } from '@/lib/dates/period';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { chevronNext, chevronPrevious, close } from '@/components/ui/Icon/glyphs';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import styles from './AnnouncementDialog.module.css';
import { closedAnnouncements, rememberClosed } from '../closedAnnouncements';

interface Notice extends Period {
  readonly id: number;
  readonly title: ReactNode;
  readonly picture: ReactNode;
  readonly facts: ReactNode;
  /** Excerpt; parts may be for wide or narrow screens (`data-wide`, `data-narrow`). */
  readonly text: ReactNode;
  /** Link to the announcement's page. */
  readonly action: ReactNode;
}

interface Props {
  /** Newest first. */
  readonly notices: readonly Notice[];
  readonly labels: {
    readonly close: string;
    readonly previous: string;
    readonly next: string;
  };
}

/**
 * Opens notices that are current by the visitor's clock and were not dismissed, one at a time, in a
 * native dialog: the browser traps the focus and closes on Escape. Arrow keys follow the writing
 * direction.
 */
export function AnnouncementDialog({ notices, labels }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const focused = useRef<Element>(null);
  const [shown, setShown] = useState<readonly Notice[]>([]);
  const [index, setIndex] = useState(0);
  const notice = shown[index];

  useEffect(() => {
    const now = Date.now();
    const closed = closedAnnouncements();
    // Dismissed announcements are in the browser's storage.
    // oxlint-disable-next-line react/set-state-in-effect
    setShown(notices.filter((notice) => isCurrent(notice, now) && !closed.includes(notice.id)));
  }, [notices]);

  const isOpen = notice !== undefined;
  useEffect(() => {
    if (!isOpen || !dialog.current || dialog.current.open) return;
    focused.current = document.activeElement;
    dialog.current.showModal();
  }, [isOpen]);

  if (!notice) return null;

  function onClose() {
    setShown([]);
    const before = focused.current;
    // Nothing was focused on load: continue with the page's content.
    const target = before && before !== document.body ? before : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  const go = (steps: number) => setIndex((index + steps + shown.length) % shown.length);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (shown.length < 2 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    go((event.key === 'ArrowRight') === isRtl ? -1 : 1);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="announcement-title"
      aria-describedby="announcement-text"
      data-print="off"
      // The `close` event is asynchronous, so leaving the page at once would lose it.
      onCancel={() => rememberClosed(shown)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <IconButton
        ring
        className={styles.close}
        label={labels.close}
        onClick={() => {
          rememberClosed(shown);
          dialog.current?.close();
        }}
      >
        <GlyphMark glyph={close} />
      </IconButton>
      <div className={styles.strip}>{notice.picture}</div>
      <div className={styles.body} aria-live={shown.length > 1 ? 'polite' : undefined}>
        <h2 id="announcement-title" className={styles.title}>
          {notice.title}
        </h2>
        <p id="announcement-text" className={styles.text}>
          {notice.text}
        </p>
        <p className={styles.facts}>{notice.facts}</p>
      </div>
      <div className={styles.foot}>
        <div onClickCapture={() => rememberClosed([notice])}>{notice.action}</div>
        {shown.length > 1 ? (
          <div className={styles.steps}>
            <IconButton ring label={labels.previous} onClick={() => go(-1)}>
              <GlyphMark glyph={chevronPrevious} />
            </IconButton>
            <bdi dir="ltr" className="num">
              {index + 1} / {shown.length}
            </bdi>
            <IconButton ring label={labels.next} onClick={() => go(1)}>
              <GlyphMark glyph={chevronNext} />
            </IconButton>
          </div>
        ) : null}
      </div>
    </dialog>
  );
}

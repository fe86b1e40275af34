'use client';

import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { close } from '@/components/ui/Icon/glyphs';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import styles from './ClipDialog.module.css';

/** A video: a file on this site, or a page of another one with its player. */
export interface Clip {
  /** URL of the file or page, as in the links inside. */
  readonly src: string;
  /** URL of another host's player. */
  readonly player?: string;
  readonly title: string;
  readonly summary: string;
  readonly poster?: string;
}

interface Props {
  readonly clips: readonly Clip[];
  readonly closeLabel: string;
  /** Shown when the file cannot be played. */
  readonly failure: string;
  /** Links to the clips; without scripts they open the file itself. */
  readonly children: ReactNode;
}

/**
 * Plays the clips that the links inside point to, in a native dialog: the browser traps the focus
 * and closes on Esc. A file is fetched only when it is played.
 */
export function ClipDialog({ clips, closeLabel, failure, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const headingId = useId();
  const [clip, setClip] = useState<Clip>();
  const [failed, setFailed] = useState(false);

  // Opened once its content is rendered, so that the focus goes to its first button.
  useEffect(() => {
    if (clip && !dialog.current?.open) dialog.current?.showModal();
  }, [clip]);

  function onLinkClick(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    const link = (event.target as Element).closest('a');
    const chosen = clips.find(({ src }) => src === link?.getAttribute('href'));
    if (!link || !chosen) return;
    event.preventDefault();
    opener.current = link;
    setFailed(false);
    setClip(chosen);
  }

  function onClose() {
    // The event is fired a task after close(): by then the visitor may have opened it again.
    if (dialog.current?.open) return;
    setClip(undefined);
    opener.current?.focus();
  }

  function onGroundClick(event: MouseEvent<HTMLElement>) {
    if (event.target === event.currentTarget) dialog.current?.close();
  }

  return (
    <>
      {/* Runs before the router's own handler, which ignores prevented clicks. */}
      <div onClickCapture={onLinkClick}>{children}</div>
      <dialog
        ref={dialog}
        aria-labelledby={headingId}
        className={`${styles.dialog ?? ''} on-dark`}
        onClose={onClose}
        onClick={onGroundClick}
      >
        {clip ? (
          <div className={styles.frame}>
            <div className={styles.bar}>
              <h2 id={headingId} className={styles.title}>
                {clip.title}
              </h2>
              <IconButton ring label={closeLabel} onClick={() => dialog.current?.close()}>
                <GlyphMark glyph={close} />
              </IconButton>
            </div>
            {failed ? (
              <p role="alert" className={styles.failure}>
                {failure}
              </p>
            ) : clip.player ? (
              <iframe
                className={styles.video}
                src={clip.player}
                title={clip.title}
                allow="fullscreen; encrypted-media; picture-in-picture"
                allowFullScreen
                referrerPolicy="strict-origin-when-cross-origin"
              />
            ) : (
              <video
                className={styles.video}
                src={clip.src}
                poster={clip.poster}
                preload="none"
                controls
                autoPlay
                playsInline
                aria-label={clip.title}
                onError={() => setFailed(true)}
              />
            )}
            {clip.summary ? <p className={styles.summary}>{clip.summary}</p> : null}
          </div>
        ) : null}
      </dialog>
    </>
  );
}

'use client';

import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { BidiText } from '../BidiText/BidiText';
import { GlyphMark } from '../Icon/GlyphMark';
import { chevronNext, chevronPrevious, close } from '../Icon/glyphs';
import { IconButton } from '../IconButton/IconButton';
import styles from './Lightbox.module.css';

export interface LightboxSlide {
  /** URL of the picture, for visitors without scripts. */
  readonly href: string;
  /** Accessible name of the thumbnail's link: "Enlarge picture 1 of 4". */
  readonly openLabel: string;
  readonly thumb: ReactNode;
  readonly full: ReactNode;
  readonly caption?: string;
}

export interface LightboxLabels {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
}

interface Props {
  /** Accessible name of the dialog. */
  readonly label: string;
  readonly labels: LightboxLabels;
  readonly slides: readonly LightboxSlide[];
}

/**
 * Thumbnails with a native dialog: the browser traps the focus, closes on Escape and restores the
 * focus. Large pictures are loaded when the dialog opens.
 */
export function Lightbox({ label, labels, slides }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [index, setIndex] = useState<number>();
  const slide = index === undefined ? undefined : slides[index];
  const several = slides.length > 1;

  function open(event: MouseEvent<HTMLElement>, at: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setIndex(at);
    dialog.current?.showModal();
  }

  function onClose() {
    // `close` fires a task after close(): the dialog may be open again.
    if (dialog.current?.open) return;
    setIndex(undefined);
    opener.current?.focus();
  }

  function go(step: number) {
    setIndex((at = 0) => (at + step + slides.length) % slides.length);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!several || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    const rtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
    go((event.key === 'ArrowRight') === rtl ? -1 : 1);
  }

  function onGroundClick(event: MouseEvent<HTMLElement>) {
    if (!(event.target as Element).closest('button, figcaption')) dialog.current?.close();
  }

  return (
    <>
      <ul className={styles.thumbs}>
        {slides.map((slide, at) => (
          <li key={`${at} ${slide.href}`}>
            <a
              className={styles.thumb}
              href={slide.href}
              aria-label={slide.openLabel}
              aria-haspopup="dialog"
              onClick={(event) => open(event, at)}
            >
              {slide.thumb}
            </a>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        aria-label={label}
        className={`${styles.dialog ?? ''} on-dark`}
        onClose={onClose}
        onClick={onGroundClick}
        onKeyDown={onKeyDown}
      >
        {slide && index !== undefined ? (
          <div className={styles.frame}>
            <div className={styles.bar}>
              <bdi dir="ltr" className="num" role="status">
                {index + 1} / {slides.length}
              </bdi>
              <IconButton ring label={labels.close} onClick={() => dialog.current?.close()}>
                <GlyphMark glyph={close} />
              </IconButton>
            </div>
            <figure className={styles.figure}>
              <div className={styles.picture} key={index}>
                {slide.full}
              </div>
              {slide.caption ? (
                <figcaption>
                  <BidiText>{slide.caption}</BidiText>
                </figcaption>
              ) : null}
            </figure>
            {several ? (
              <>
                <IconButton
                  ring
                  className={styles.previous}
                  label={labels.previous}
                  onClick={() => go(-1)}
                >
                  <GlyphMark glyph={chevronPrevious} />
                </IconButton>
                <IconButton ring className={styles.next} label={labels.next} onClick={() => go(1)}>
                  <GlyphMark glyph={chevronNext} />
                </IconButton>
              </>
            ) : null}
          </div>
        ) : null}
      </dialog>
    </>
  );
}

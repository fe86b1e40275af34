'use client';

import { useRef, type MouseEvent, type ReactNode } from 'react';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { close, menu } from '@/components/ui/Icon/glyphs';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import styles from './MobileMenu.module.css';

const ID = 'mobile-menu';

interface Props {
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly brand: ReactNode;
  readonly children: ReactNode;
}

/** Menu of the narrow header: a modal dialog, or a native popover without scripts. */
export function MobileMenu({ openLabel, closeLabel, brand, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);

  function open(event: MouseEvent) {
    event.preventDefault();
    dialog.current?.showModal();
    closer.current?.focus();
  }

  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest('a')) dialog.current?.close();
  }

  return (
    <>
      <IconButton
        ring
        className={styles.opener}
        label={openLabel}
        aria-haspopup="dialog"
        popoverTarget={ID}
        onClick={open}
      >
        <GlyphMark glyph={menu} />
      </IconButton>
      <dialog
        ref={dialog}
        id={ID}
        popover="auto"
        className={styles.dialog}
        aria-label={openLabel}
        onClick={closeOnLink}
      >
        <div className={styles.bar}>
          {brand}
          <IconButton
            ref={closer}
            ring
            label={closeLabel}
            popoverTarget={ID}
            popoverTargetAction="hide"
            onClick={() => dialog.current?.close()}
          >
            <GlyphMark glyph={close} />
          </IconButton>
        </div>
        {children}
      </dialog>
    </>
  );
}

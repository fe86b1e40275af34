'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { GlyphMark } from '../ui/Icon/GlyphMark';
import { close as closeGlyph } from '../ui/Icon/glyphs';
import { IconButton } from '../ui/IconButton/IconButton';
import { DialogResults } from './DialogResults';
import type { SearchTexts } from './labels';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField';
import { useSearch } from './useSearch';

export interface SearchDialogProps {
  readonly locale: Locale;
  /** URL of the results page. */
  readonly action: string;
  readonly labels: SearchTexts;
  readonly onClose: () => void;
}

/** Search-as-you-type; Enter opens the results page, arrow keys move through the results. */
export function SearchDialog({ locale, action, labels, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const search = useSearch(locale, typed);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
  }, []);

  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    // A click whose target is the dialog itself is on its backdrop.
    if (target === dialog.current || target.closest('li a')) dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={moveFocus}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {labels.title}
          </h2>
          <IconButton ring label={labels.close} onClick={() => dialog.current?.close()}>
            <GlyphMark glyph={closeGlyph} />
          </IconButton>
        </div>
        <SearchField
          action={action}
          label={labels.label}
          submit={labels.submit}
          clear={labels.clear}
          value={typed}
          onChange={setTyped}
        />
        <DialogResults locale={locale} action={action} labels={labels} search={search} />
      </div>
    </dialog>
  );
}

/** Up and down move from the input through the results and back. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  if (here === -1) return;
  event.preventDefault();
  stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus();
}

'use client';

import { useRef, useState, type ComponentType } from 'react';
import type { FormWords } from '../forms/words';
import { GlyphMark } from '../ui/GlyphMark';
import type { ChatPanelProps } from './ChatPanel';
import styles from './ChatLauncher.module.css';
import { speech } from './glyphs';
import type { ChatWords } from './words';

interface Props {
  /** Address of the chat service's hub. */
  readonly hub: string;
  readonly words: ChatWords;
  readonly formWords: FormWords;
}

/**
 * The closed launcher. What it opens is loaded then, and closing it forgets everything: the next
 * opening is a new start (specification §2, floating widget).
 */
export function ChatLauncher({ hub, words, formWords }: Props) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const launcher = useRef<HTMLButtonElement>(null);

  function show() {
    setOpen(true);
    setFailed(false);
    import('./ChatPanel').then(
      (module) => setPanel(() => module.ChatPanel),
      () => setFailed(true),
    );
  }

  function close() {
    setOpen(false);
    launcher.current?.focus();
  }

  return (
    <div className={styles.widget} data-print="off">
      {open && Panel ? (
        <Panel hub={hub} words={words} formWords={formWords} onClose={close} />
      ) : null}
      {open && !Panel ? (
        <p role="status" className={styles.note}>
          {failed ? words.text.failed : words.text.loading}
        </p>
      ) : null}
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-label={words.text.launch}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={open && !failed ? close : show}
      >
        <GlyphMark glyph={speech} className={styles.mark} />
        <span className={styles.label}>{words.text.launch}</span>
      </button>
    </div>
  );
}

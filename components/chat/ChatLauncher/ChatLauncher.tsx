'use client';

import { useRef, useState, type ComponentType } from 'react';
import type { FormLabels } from '@/components/forms/labels/labels';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import type { ChatPanelProps } from '../ChatPanel/ChatPanel';
import styles from './ChatLauncher.module.css';
import { speech } from '../glyphs';
import type { WidgetLabels } from '../labels';

interface Props {
  /** URL of the chat hub. */
  readonly hub: string;
  readonly labels: WidgetLabels;
  readonly formLabels: FormLabels;
}

/**
 * The closed widget. Its panel is loaded when it is opened, and closing it discards the conversation:
 * the next one starts anew.
 */
export function ChatLauncher({ hub, labels, formLabels }: Props) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const launcher = useRef<HTMLButtonElement>(null);

  function show() {
    setOpen(true);
    setFailed(false);
    import('../ChatPanel/ChatPanel').then(
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
        <Panel hub={hub} labels={labels} formLabels={formLabels} onClose={close} />
      ) : null}
      {open && !Panel ? (
        <p role="status" className={styles.note}>
          {failed ? labels.text.failed : labels.text.loading}
        </p>
      ) : null}
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-label={labels.text.launch}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={open && !failed ? close : show}
      >
        <GlyphMark glyph={speech} className={styles.mark} />
        <span className={styles.label}>{labels.text.launch}</span>
      </button>
    </div>
  );
}

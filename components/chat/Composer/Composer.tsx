'use client';

import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/Button/Button';
import field from '@/components/ui/shared/Field.module.css';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import styles from './Composer.module.css';
import { paperPlane } from '../glyphs';
import type { ChatLabels } from '../labels';

/** Longest message that the chat hub accepts. */
const MAX_CHARACTERS = 1000;

interface Props {
  readonly labels: ChatLabels;
  readonly onWrite: (text: string) => void;
}

/** The input for a message. Enter sends, Shift+Enter starts a new line. */
export function Composer({ labels: { text }, onWrite }: Props) {
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const limit = useId();
  const full = draft.length >= MAX_CHARACTERS;

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (draft.trim() === '') return;
    onWrite(draft.trim());
    setDraft('');
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition, Enter confirms the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      <textarea
        ref={input}
        className={`${field.control} ${styles.input}`}
        dir="auto"
        rows={1}
        maxLength={MAX_CHARACTERS}
        aria-label={text.message}
        aria-describedby={full ? limit : undefined}
        placeholder={text.placeholder}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" icon={<GlyphMark glyph={paperPlane} />}>
        <VisuallyHidden>{text.send}</VisuallyHidden>
      </Button>
      {/* Pasted text is truncated at the limit, which must not go unnoticed. */}
      <p id={limit} role="status" className={full ? styles.limit : 'visually-hidden'}>
        {full ? text.counter : null}
      </p>
    </form>
  );
}

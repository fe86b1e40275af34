'use client';

import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/Button/Button';
import field from '@/components/ui/shared/Field.module.css';
import { isForInputMethod } from '@/components/ui/shared/inputMethod';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import styles from './Composer.module.css';
import { storeDraft, storedDraft } from '../chatSession';
import { paperPlane } from '../glyphs';
import type { ChatLabels } from '../labels';

/** Max message length of the chat hub. */
const MAX_CHARACTERS = 1000;

interface Props {
  readonly labels: ChatLabels;
  readonly onWrite: (text: string) => void;
}

/** Message input. Enter sends, Shift+Enter inserts a line break. */
export function Composer({ labels: { text }, onWrite }: Props) {
  const [draft, setDraft] = useState(storedDraft);
  const input = useRef<HTMLTextAreaElement>(null);
  const limit = useId();
  const isTooLong = draft.trim().length > MAX_CHARACTERS;

  function change(typed: string): void {
    setDraft(typed);
    storeDraft(typed);
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (draft.trim() === '' || isTooLong) return;
    onWrite(draft.trim());
    change('');
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isForInputMethod(event.nativeEvent)) return;
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
        aria-label={text.message}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? limit : undefined}
        placeholder={text.placeholder}
        value={draft}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" icon={<GlyphMark glyph={paperPlane} />}>
        <VisuallyHidden>{text.send}</VisuallyHidden>
      </Button>
      {isTooLong ? (
        <p className={styles.count} aria-hidden="true">
          <LtrText>{`${draft.trim().length} / ${MAX_CHARACTERS}`}</LtrText>
        </p>
      ) : null}
      <p id={limit} role="status" className={isTooLong ? styles.limit : 'visually-hidden'}>
        {isTooLong ? text.counter : null}
      </p>
    </form>
  );
}

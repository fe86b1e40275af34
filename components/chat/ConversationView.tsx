'use client';

import { useEffect, useRef } from 'react';
import { Composer } from './Composer';
import styles from './ConversationView.module.css';
import { MessageBubble } from './MessageBubble';
import { useChatLine } from './useChatLine';
import type { ChatWords } from './words';

interface Props {
  readonly hub: string;
  readonly words: ChatWords;
}

/** The chat: the lines so far, the state of the line and the visitor's field. */
export function ConversationView({ hub, words }: Props) {
  const { state, lines, write } = useChatLine(hub, words.locale);
  const log = useRef<HTMLDivElement>(null);
  const { text } = words;

  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines]);

  return (
    <div className={styles.conversation}>
      <div
        ref={log}
        role="log"
        aria-label={text.log}
        // A region that scrolls has to be reached with the keyboard.
        tabIndex={0}
        className={styles.log}
      >
        {lines.map((line) => (
          <MessageBubble
            key={line.id}
            line={line}
            connected={state === 'connected'}
            words={words}
          />
        ))}
      </div>
      <p role="status" className={state === 'connected' ? 'visually-hidden' : styles.state}>
        {text[state]}
      </p>
      <Composer words={words} onWrite={write} />
    </div>
  );
}

'use client';

import { useEffect, useRef } from 'react';
import { Composer } from '../Composer/Composer';
import styles from './ConversationView.module.css';
import { MessageBubble } from '../MessageBubble/MessageBubble';
import { useChatLine } from '../useChatLine';
import type { ChatLabels } from '../labels';

interface Props {
  readonly hub: string;
  readonly labels: ChatLabels;
}

/** The chat: the lines so far, the state of the line and the visitor's field. */
export function ConversationView({ hub, labels }: Props) {
  const { state, lines, write } = useChatLine(hub, labels.locale);
  const log = useRef<HTMLDivElement>(null);
  const { text } = labels;

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
            labels={labels}
          />
        ))}
      </div>
      <p role="status" className={state === 'connected' ? 'visually-hidden' : styles.state}>
        {text[state]}
      </p>
      <Composer labels={labels} onWrite={write} />
    </div>
  );
}

'use client';

import { useEffect, useRef } from 'react';
import { Composer } from '../Composer/Composer';
import styles from './ConversationView.module.css';
import { MessageBubble } from '../MessageBubble/MessageBubble';
import { useChat } from '../useChat';
import type { ChatLabels } from '../labels';

interface Props {
  readonly hub: string;
  readonly labels: ChatLabels;
}

/** The chat: the messages, the state of the connection and the input. */
export function ConversationView({ hub, labels }: Props) {
  const { state, messages, write } = useChat(hub, labels.locale);
  const log = useRef<HTMLDivElement>(null);
  const { text } = labels;

  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages]);

  return (
    <div className={styles.conversation}>
      <div
        ref={log}
        role="log"
        aria-label={text.log}
        // A scrollable region must be reachable by keyboard.
        tabIndex={0}
        className={styles.log}
      >
        {messages.map((message) => (
          <MessageBubble
            key={message.id}
            message={message}
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

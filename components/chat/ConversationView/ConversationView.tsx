'use client';

import { useEffect, useRef } from 'react';
import { ContactSentence } from '@/components/forms/layout/ContactSentence/ContactSentence';
import { Button } from '@/components/ui/Button/Button';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import type { HubSettings } from '@/lib/chat/hub-settings';
import { Composer } from '../Composer/Composer';
import { phone as phoneGlyph } from '../glyphs';
import styles from './ConversationView.module.css';
import { MessageBubble } from '../MessageBubble/MessageBubble';
import { useChat } from '../useChat';
import type { WidgetLabels } from '../labels';

interface Props {
  readonly hub: HubSettings;
  readonly labels: Omit<WidgetLabels, 'outcome' | 'privacy'>;
  readonly onCallback: () => void;
  /** Called after a link was followed on a screen that the panel covers. */
  readonly onFollow: () => void;
}

/** Screens that the panel almost covers. */
const NARROW = '(max-width: 35.4375rem)';

/** Messages, connection state, hand-over to an agent, and input. */
export function ConversationView({ hub, labels, onCallback, onFollow }: Props) {
  const { state, isLongAway, messages, write } = useChat(hub, labels.locale);
  const log = useRef<HTMLDivElement>(null);
  const { text, phone } = labels;

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
            onFollow={() => {
              if (window.matchMedia(NARROW).matches) onFollow();
            }}
          />
        ))}
      </div>
      <div>
        <p role="status" className={state === 'connected' ? 'visually-hidden' : styles.state}>
          {text[state]}
        </p>
        <div role="status">
          {isLongAway && phone ? (
            <div className={styles.state}>
              <ContactSentence text={text.longAway} phone={phone} />
            </div>
          ) : null}
        </div>
        <p className={styles.person}>
          <Button
            variant="ghost"
            size="small"
            icon={<GlyphMark glyph={phoneGlyph} />}
            onClick={onCallback}
          >
            {text.callback}
          </Button>
        </p>
      </div>
      <Composer labels={labels} onWrite={write} />
    </div>
  );
}

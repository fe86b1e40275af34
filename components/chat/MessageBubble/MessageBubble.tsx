'use client';

import type { ChatMessage } from '@/lib/chat/messages';
import { riyadhTime } from '@/lib/dates/riyadh-clock';
import { localizedPath } from '@/lib/routing/locale-path';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { cx } from '@/components/ui/shared/cx';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import styles from './MessageBubble.module.css';
import type { ChatLabels } from '../labels';

interface Props {
  readonly message: ChatMessage;
  /** True while the chat hub is connected. */
  readonly connected: boolean;
  readonly labels: ChatLabels;
  /** Called after a link of the message was followed. */
  readonly onFollow?: () => void;
}

/** A message with its time; the sender comes first for screen readers. */
export function MessageBubble({ message, connected, labels, onFollow }: Props) {
  const { text, locale } = labels;
  const own = message.from === 'visitor';
  // Not announced: the state is brief and would be read with every message.
  const passing = connected && message.state === 'waiting';
  return (
    <div className={cx(styles.bubble, own && styles.own)}>
      <VisuallyHidden>{own ? text.you : text.service}: </VisuallyHidden>
      <span dir="auto" className={styles.text}>
        <BidiText>{message.text}</BidiText>
      </span>
      {message.links.map(({ label, path }) => (
        <SiteLink
          key={path}
          className={styles.link}
          href={localizedPath(locale, path)}
          onClick={onFollow}
        >
          {label}
        </SiteLink>
      ))}
      <span className={styles.foot}>
        <time dateTime={message.sentAt}>
          <LtrText>{riyadhTime(new Date(message.sentAt))}</LtrText>
        </time>
        {message.state === 'sent' ? null : (
          <span aria-hidden={passing || undefined}> · {text[message.state]}</span>
        )}
      </span>
    </div>
  );
}

'use client';

import type { ChatMessage } from '@/lib/chat/messages';
import { riyadhTime } from '@/lib/dates/riyadh-clock';
import { localizedPath } from '@/lib/routing/links';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { cx } from '@/components/ui/shared/cx';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import styles from './MessageBubble.module.css';
import type { ChatLabels } from '../labels';

interface Props {
  readonly message: ChatMessage;
  /** Whether the chat hub is connected. */
  readonly connected: boolean;
  readonly labels: ChatLabels;
  /** After a link of the message was followed. */
  readonly onFollow?: () => void;
}

/** One message with its time; screen readers hear the sender first. */
export function MessageBubble({ message, connected, labels, onFollow }: Props) {
  const { text, locale } = labels;
  const own = message.from === 'visitor';
  // Not announced: it lasts only a moment and would be read with every message.
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

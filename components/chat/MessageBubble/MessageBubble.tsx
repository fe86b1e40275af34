'use client';

import type { ChatLine } from '@/lib/chat/messages';
import { localizedPath } from '@/lib/i18n/links';
import { cx } from '@/components/ui/shared/cx';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import styles from './MessageBubble.module.css';
import type { ChatLabels } from '../labels';

interface Props {
  readonly line: ChatLine;
  /** Whether the line to the service is up. */
  readonly connected: boolean;
  readonly labels: ChatLabels;
}

/** One message with its time; whose it is stands first for those who can't see the side. */
export function MessageBubble({ line, connected, labels: { text, locale } }: Props) {
  const own = line.from === 'visitor';
  // Gone a moment later, which nobody would hear: it would be said of every message.
  const passing = connected && line.state === 'waiting';
  return (
    <div className={cx(styles.bubble, own && styles.own)}>
      <VisuallyHidden>{own ? text.you : text.service}: </VisuallyHidden>
      <span dir="auto" className={styles.text}>
        {line.text}
      </span>
      {line.links.map(({ label, path }) => (
        <a key={path} className={styles.link} href={localizedPath(locale, path)}>
          {label}
        </a>
      ))}
      <span className={styles.foot}>
        <time dateTime={line.sentAt}>
          <LtrText>{clock(line.sentAt)}</LtrText>
        </time>
        {line.state === 'sent' ? null : (
          <span aria-hidden={passing || undefined}> · {text[line.state]}</span>
        )}
      </span>
    </div>
  );
}

/** Hours and minutes on the visitor's clock, Latin digits. */
function clock(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(
    new Date(moment),
  );
}

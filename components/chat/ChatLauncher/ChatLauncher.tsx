'use client';

import { FaultBoundary } from '@/components/ui/FaultBoundary/FaultBoundary';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { fetchPanelTexts } from '@/lib/i18n/panel-texts';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import type { ChatPanelProps } from '../ChatPanel/ChatPanel';
import {
  chatSession,
  chatSessionOnServer,
  closeChat,
  hideChat,
  showChat,
  subscribeToChat,
} from '../chatSession';
import styles from './ChatLauncher.module.css';
import { speech } from '../glyphs';
import type { LauncherLabels, WidgetLabels, WidgetTexts } from '../labels';
import { useAwayWhileReading } from './useAwayWhileReading';

interface Props {
  readonly facts: Pick<WidgetLabels, 'locale' | 'hours' | 'phone'>;
  readonly labels: LauncherLabels;
}

interface Loaded {
  readonly locale: Locale;
  readonly Panel: ComponentType<ChatPanelProps>;
  readonly texts: WidgetTexts;
}

/** Lazy-loaded panel with its texts; cached over client-side navigation. */
let loaded: Loaded | undefined;

async function load(locale: Locale): Promise<Loaded> {
  const [Panel, texts] = await Promise.all([
    // oxlint-disable-next-line no-restricted-imports -- on demand
    import('../ChatPanel/ChatPanel').then((module) => module.ChatPanel),
    fetchPanelTexts<WidgetTexts>('chat', locale),
  ]);
  return { locale, Panel, texts };
}

/** The launcher and the panel. The conversation survives navigation, not closing the panel. */
export function ChatLauncher({ facts, labels }: Props) {
  const { locale } = facts;
  const session = useSyncExternalStore(subscribeToChat, chatSession, chatSessionOnServer);
  const isShown = session !== null && !session.isHidden;
  const [opened, setOpened] = useState(() => (loaded?.locale === locale ? loaded : undefined));
  const [hasFailed, setHasFailed] = useState(false);
  const widget = useRef<HTMLDivElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  useAwayWhileReading(widget, !isShown);

  useEffect(() => {
    if (!isShown || opened || hasFailed) return;
    let isCurrent = true;
    load(locale).then(
      (result) => {
        loaded = result;
        if (isCurrent) setOpened(result);
      },
      () => {
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isShown, opened, hasFailed, locale]);

  function leave(end: () => void): void {
    end();
    launcher.current?.focus();
  }

  function press(): void {
    if (!isShown || hasFailed) {
      setHasFailed(false);
      showChat();
    } else leave(session.view === 'choices' ? closeChat : hideChat);
  }

  const name = session?.isHidden ? labels.resume : labels.launch;
  return (
    <div ref={widget} className={styles.widget} data-chat="" data-print="off">
      {isShown && opened ? (
        <FaultBoundary>
          <opened.Panel
            hub={opened.texts.hub}
            session={session}
            labels={{ ...facts, ...opened.texts }}
            formLabels={opened.texts.formLabels}
            onHide={() => leave(hideChat)}
            onClose={() => leave(closeChat)}
          />
        </FaultBoundary>
      ) : null}
      {isShown && !opened ? (
        <p role="status" className={styles.note}>
          {hasFailed ? labels.failed : labels.loading}
        </p>
      ) : null}
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-expanded={isShown}
        aria-haspopup="dialog"
        onClick={press}
      >
        <GlyphMark glyph={speech} className={styles.mark} />
        <span className={styles.label}>{name}</span>
      </button>
    </div>
  );
}

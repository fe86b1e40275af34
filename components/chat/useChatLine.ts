'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ChatLine as Line } from '@/lib/chat/messages';
import type { Locale } from '@/lib/i18n/locales';
import { ChatLine, type LineState } from './hubConnection';

const NO_LINES: readonly Line[] = [];
const nothing = () => () => {};

/** A line to the chat service while the caller is shown; it is opened then and closed with it. */
export function useChatLine(hub: string, locale: Locale) {
  const [line, setLine] = useState<ChatLine>();

  useEffect(() => {
    const opened = new ChatLine(hub, locale);
    setLine(opened);
    void opened.open();
    return () => opened.close();
  }, [hub, locale]);

  const state = useSyncExternalStore<LineState>(
    line?.subscribe ?? nothing,
    line?.state ?? (() => 'connecting'),
  );
  const lines = useSyncExternalStore(
    line?.conversation.subscribe ?? nothing,
    line?.conversation.lines ?? (() => NO_LINES),
  );
  return { state, lines, write: (text: string) => line?.conversation.write(text) };
}

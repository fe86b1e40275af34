'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { ChatLine } from './hubConnection';

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A line to the chat service while the caller is shown; it is opened then and closed with it. */
export function useChatLine(hub: string, locale: Locale) {
  const [line] = useState(() => new ChatLine(hub, locale));

  useEffect(() => {
    void line.open();
    return () => line.close();
  }, [line]);

  const state = useSyncExternalStore(line.subscribe, line.state);
  const lines = useSyncExternalStore(line.conversation.subscribe, line.conversation.lines);
  // A phone without a network knows it before the line is given up, half a minute later.
  const online = useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
  return {
    state: online ? state : 'lost',
    lines,
    write: (text: string) => line.conversation.write(text),
  };
}

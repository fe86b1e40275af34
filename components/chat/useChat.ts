'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { HubSettings } from '@/lib/chat/hub-settings';
import type { Locale } from '@/lib/i18n/locales';
import { useOffline } from '../forms/engine/connection';
import { connectionFor } from './currentConnection';

/** Delay before alternatives to a lost connection are offered. */
const LONG_LOSS_MS = 8000;

/** The conversation and its connection state. */
export function useChat(hub: HubSettings, locale: Locale) {
  const [connection] = useState(() => connectionFor(hub, locale));
  const linkState = useSyncExternalStore(connection.subscribe, connection.state);
  const messages = useSyncExternalStore(
    connection.conversation.subscribe,
    connection.conversation.messages,
  );
  // `offline` fires half a minute before the connection times out.
  const state = useOffline() ? 'lost' : linkState;
  return {
    state,
    isLongAway: useIsLongAway(state !== 'connected'),
    messages,
    write: (text: string) => connection.conversation.write(text),
  };
}

function useIsLongAway(isAway: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isAway) return;
    const timer = setTimeout(() => setIsLong(true), LONG_LOSS_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isAway]);
  return isLong;
}

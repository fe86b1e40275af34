'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { ChatConnection } from './chatConnection';

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A connection to the chat hub for as long as the component is mounted. */
export function useChat(hub: string, locale: Locale) {
  const [connection] = useState(() => new ChatConnection(hub, locale));

  useEffect(() => {
    void connection.open();
    return () => connection.close();
  }, [connection]);

  const state = useSyncExternalStore(connection.subscribe, connection.state);
  const messages = useSyncExternalStore(
    connection.conversation.subscribe,
    connection.conversation.messages,
  );
  // A phone without a network reports it half a minute before the connection times out.
  const online = useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
  return {
    state: online ? state : 'lost',
    messages,
    write: (text: string) => connection.conversation.write(text),
  };
}

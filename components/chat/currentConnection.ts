import type { HubSettings } from '@/lib/chat/hub-settings';
import type { Locale } from '@/lib/i18n/locales';
import { MAX_KEPT_MESSAGES, readMessages } from '@/lib/chat/messages';
import { ChatConnection } from './chatConnection';
import { chatSession, storeMessages, storedMessages, subscribeToChat } from './chatSession';

let current: { readonly connection: ChatConnection; readonly locale: Locale } | null = null;

subscribeToChat(() => {
  if (chatSession()) return;
  current?.connection.close();
  current = null;
});

/** The conversation's connection: survives navigation, and restores it after a full load. */
export function connectionFor(hub: HubSettings, locale: Locale): ChatConnection {
  if (current?.locale === locale) return current.connection;
  const earlier = current?.connection.conversation.messages() ?? readMessages(storedMessages());
  current?.connection.close();
  const connection = new ChatConnection(hub, locale, earlier);
  const { conversation } = connection;
  conversation.subscribe(() => storeMessages(conversation.messages().slice(-MAX_KEPT_MESSAGES)));
  current = { connection, locale };
  void connection.open();
  return connection;
}

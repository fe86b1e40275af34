import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';
import { readEntry, writeEntry } from '../forms/engine/sessionEntry';

export type ChatView = 'choices' | 'chat' | 'callback';

/** State of the widget from opening to closing, across pages. */
export interface ChatSession {
  readonly view: ChatView;
  /** Target of "back" in the callback form. */
  readonly before: 'choices' | 'chat';
  /** Minimised; the conversation continues. */
  readonly isHidden: boolean;
}

/** Stored conversations must not outlive the visitor of a shared device. */
const LIFETIME_MS = 30 * 60_000;

const entry = (part: 'panel' | 'messages' | 'draft') => DEVICE_STORAGE.chat.name + part;
const PARTS = ['panel', 'messages', 'draft'] as const;

const listeners = new Set<() => void>();
/** Undefined until session storage was read. */
let current: ChatSession | null | undefined;
let isFocusWanted = false;

export function subscribeToChat(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session of this tab; null while the widget is closed. */
export function chatSession(): ChatSession | null {
  if (current === undefined) current = readPanel();
  return current;
}

/** The server never renders an open widget. */
export const chatSessionOnServer = (): null => null;

/** Opens or restores the widget. The panel takes the focus. */
export function showChat(): void {
  isFocusWanted = true;
  const session = chatSession();
  set(session ? { ...session, isHidden: false } : { ...CHOICES });
}

/** Changes the view. The panel takes the focus. */
export function showChatView(view: ChatView): void {
  isFocusWanted = true;
  const from = chatSession()?.view;
  set({ view, before: from === 'chat' ? 'chat' : 'choices', isHidden: false });
}

/** Minimises the widget; keeps the conversation. */
export function hideChat(): void {
  const session = chatSession();
  if (session) set({ ...session, isHidden: true });
}

/** Ends the conversation and deletes its stored state. */
export function closeChat(): void {
  for (const part of PARTS) writeEntry(entry(part), null);
  set(null);
}

/** True once after an interaction that moves the focus to the panel; false after a reload. */
export function takeChatFocus(): boolean {
  const isWanted = isFocusWanted;
  isFocusWanted = false;
  return isWanted;
}

/** Stored messages of this tab, not validated. */
export function storedMessages(): unknown {
  return chatSession() ? readEntry(entry('messages')) : null;
}

export function storeMessages(messages: readonly object[]): void {
  if (!chatSession()) return;
  writeEntry(entry('messages'), messages);
  storePanel();
}

/** The unsent message of this tab. */
export function storedDraft(): string {
  const draft = chatSession() ? readEntry(entry('draft')) : null;
  return Array.isArray(draft) && typeof draft[0] === 'string' ? draft[0] : '';
}

export function storeDraft(text: string): void {
  writeEntry(entry('draft'), text === '' ? null : [text]);
}

const CHOICES: ChatSession = { view: 'choices', before: 'choices', isHidden: false };

function set(session: ChatSession | null): void {
  current = session;
  storePanel();
  for (const listener of listeners) listener();
}

function storePanel(): void {
  if (current) writeEntry(entry('panel'), { ...current, usedAt: Date.now() });
}

function readPanel(): ChatSession | null {
  const { view, before, isHidden, usedAt } = (readEntry(entry('panel')) ?? {}) as Record<
    string,
    unknown
  >;
  const isCurrent = typeof usedAt === 'number' && Date.now() - usedAt < LIFETIME_MS;
  if (isCurrent && (view === 'chat' || view === 'callback' || view === 'choices')) {
    return {
      view,
      before: before === 'chat' ? 'chat' : 'choices',
      isHidden: isHidden === true,
    };
  }
  if (usedAt !== undefined) for (const part of PARTS) writeEntry(entry(part), null);
  return null;
}

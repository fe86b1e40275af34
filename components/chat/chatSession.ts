import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';
import { readEntry, writeEntry } from '../forms/engine/sessionEntry';

/** What the open widget shows. */
export type ChatView = 'choices' | 'chat' | 'callback';

/** The widget between its opening and its closing, on whatever page. */
export interface ChatSession {
  readonly view: ChatView;
  /** Where "back" leads from the callback form. */
  readonly before: 'choices' | 'chat';
  /** Only the launcher is shown; the conversation goes on. */
  readonly isHidden: boolean;
}

/** What the browser keeps of a conversation must not outlive its writer on a shared device. */
const LIFETIME_MS = 30 * 60_000;

const entry = (part: 'panel' | 'messages' | 'draft') => DEVICE_STORAGE.chat.name + part;
const PARTS = ['panel', 'messages', 'draft'] as const;

const listeners = new Set<() => void>();
/** Undefined until the browser's storage was read. */
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

/** No page is rendered with an open widget. */
export const chatSessionOnServer = (): null => null;

/** Opens the widget, or shows it again where it was hidden. The panel takes the focus. */
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

/** Leaves the launcher alone; an unanswered question and the conversation are kept. */
export function hideChat(): void {
  const session = chatSession();
  if (session) set({ ...session, isHidden: true });
}

/** Ends the conversation and forgets everything. */
export function closeChat(): void {
  for (const part of PARTS) writeEntry(entry(part), null);
  set(null);
}

/** Whether the panel that appears is to take the focus; a page that is reloaded keeps its own. */
export function takeChatFocus(): boolean {
  const isWanted = isFocusWanted;
  isFocusWanted = false;
  return isWanted;
}

/** The messages kept in this tab, not yet checked. */
export function keptMessages(): unknown {
  return chatSession() ? readEntry(entry('messages')) : null;
}

export function keepMessages(messages: readonly object[]): void {
  if (!chatSession()) return;
  writeEntry(entry('messages'), messages);
  keepPanel();
}

/** The message that was typed and not sent. */
export function keptDraft(): string {
  const draft = chatSession() ? readEntry(entry('draft')) : null;
  return Array.isArray(draft) && typeof draft[0] === 'string' ? draft[0] : '';
}

export function keepDraft(text: string): void {
  writeEntry(entry('draft'), text === '' ? null : [text]);
}

const CHOICES: ChatSession = { view: 'choices', before: 'choices', isHidden: false };

function set(session: ChatSession | null): void {
  current = session;
  keepPanel();
  for (const listener of listeners) listener();
}

function keepPanel(): void {
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

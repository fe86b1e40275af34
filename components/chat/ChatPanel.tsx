'use client';

import { useState, type ComponentType } from 'react';
import { SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import { FormWordsProvider } from '../forms/FormWordsProvider';
import type { FormWords } from '../forms/words';
import { Choices } from './Choices';
import { ConversationView } from './ConversationView';
import { PanelFrame } from './PanelFrame';
import styles from './ChatPanel.module.css';
import type { ChatWords } from './words';

export interface ChatPanelProps {
  readonly hub: string;
  readonly words: ChatWords;
  readonly formWords: FormWords;
  readonly onClose: () => void;
}

type View = 'choices' | 'chat' | 'callback';

/** The expanded widget: first the choice, then the chat or the callback form (specification §2). */
export function ChatPanel({ hub, words, formWords, onClose }: ChatPanelProps) {
  const [view, setView] = useState<View>('choices');
  const [Form, setForm] = useState<ComponentType<{ readonly words: ChatWords }>>();
  const [failed, setFailed] = useState(false);
  const { text } = words;
  const titles = { choices: text.title, chat: text.conversation, callback: text.callback };

  function choose(chosen: View): void {
    setView(chosen);
    if (chosen !== 'callback') return;
    setFailed(false);
    import('./CallbackForm').then(
      (module) => setForm(() => module.CallbackForm),
      () => setFailed(true),
    );
  }

  return (
    <PanelFrame
      key={view}
      title={titles[view]}
      lead={view === 'choices' ? words.hours : undefined}
      labels={text}
      onClose={onClose}
      onBack={view === 'callback' ? () => setView('choices') : undefined}
    >
      {view === 'choices' ? <Choices words={words} onChoose={choose} /> : null}
      {view === 'chat' ? <ConversationView hub={hub} words={words} /> : null}
      {view === 'callback' ? (
        <FormWordsProvider words={formWords}>
          {Form ? (
            <Form words={words} />
          ) : (
            <p role="status" className={styles.body}>
              {failed ? formWords.serverErrors[SOMETHING_WENT_WRONG] : text.loading}
            </p>
          )}
        </FormWordsProvider>
      ) : null}
    </PanelFrame>
  );
}

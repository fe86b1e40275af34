'use client';

import { lazy, Suspense, useState } from 'react';
import { FormWordsProvider } from '../forms/FormWordsProvider';
import type { FormWords } from '../forms/words';
import { Choices } from './Choices';
import { ConversationView } from './ConversationView';
import { PanelFrame } from './PanelFrame';
import styles from './ChatPanel.module.css';
import type { ChatWords } from './words';

const CallbackForm = lazy(() =>
  import('./CallbackForm').then((module) => ({ default: module.CallbackForm })),
);

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
  const { text } = words;
  const titles = { choices: text.title, chat: text.conversation, callback: text.callback };
  return (
    <PanelFrame
      key={view}
      title={titles[view]}
      lead={view === 'choices' ? words.hours : undefined}
      labels={text}
      onClose={onClose}
      onBack={view === 'callback' ? () => setView('choices') : undefined}
    >
      {view === 'choices' ? <Choices words={words} onChoose={setView} /> : null}
      {view === 'chat' ? <ConversationView hub={hub} words={words} /> : null}
      {view === 'callback' ? (
        <FormWordsProvider words={formWords}>
          <Suspense
            fallback={
              <p role="status" className={styles.body}>
                {text.loading}
              </p>
            }
          >
            <CallbackForm words={words} />
          </Suspense>
        </FormWordsProvider>
      ) : null}
    </PanelFrame>
  );
}

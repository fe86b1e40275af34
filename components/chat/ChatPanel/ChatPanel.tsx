'use client';

import { useState, type ComponentType } from 'react';
import { SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import type { FormLabels } from '@/components/forms/labels/labels';
import { Choices } from '../Choices/Choices';
import { ConversationView } from '../ConversationView/ConversationView';
import { PanelFrame } from '../PanelFrame/PanelFrame';
import styles from './ChatPanel.module.css';
import type { WidgetLabels } from '../labels';

export interface ChatPanelProps {
  readonly hub: string;
  readonly labels: WidgetLabels;
  readonly formLabels: FormLabels;
  readonly onClose: () => void;
}

type View = 'choices' | 'chat' | 'callback';

/** The expanded widget: first the choice, then the chat or the callback form. */
export function ChatPanel({ hub, labels, formLabels, onClose }: ChatPanelProps) {
  const [view, setView] = useState<View>('choices');
  const [Form, setForm] = useState<ComponentType<{ readonly labels: WidgetLabels }>>();
  const [failed, setFailed] = useState(false);
  const { text } = labels;
  const titles = { choices: text.title, chat: text.conversation, callback: text.callback };

  function choose(chosen: View): void {
    setView(chosen);
    if (chosen !== 'callback') return;
    setFailed(false);
    import('../CallbackForm/CallbackForm').then(
      (module) => setForm(() => module.CallbackForm),
      () => setFailed(true),
    );
  }

  return (
    <PanelFrame
      key={view}
      title={titles[view]}
      lead={view === 'choices' ? labels.hours : undefined}
      labels={text}
      onClose={onClose}
      onBack={view === 'callback' ? () => setView('choices') : undefined}
    >
      {view === 'choices' ? <Choices labels={labels} onChoose={choose} /> : null}
      {view === 'chat' ? <ConversationView hub={hub} labels={labels} /> : null}
      {view === 'callback' ? (
        <FormLabelsProvider labels={formLabels}>
          {Form ? (
            <Form labels={labels} />
          ) : (
            <p role="status" className={styles.body}>
              {failed ? formLabels.serverErrors[SOMETHING_WENT_WRONG] : text.loading}
            </p>
          )}
        </FormLabelsProvider>
      ) : null}
    </PanelFrame>
  );
}

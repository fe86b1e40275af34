'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { HubSettings } from '@/lib/chat/hub-settings';
import { SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import { deleteReceipt } from '@/components/forms/engine/storedReceipt';
import { eraseDraft, readDraft } from '@/components/forms/engine/sessionDraft';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import type { FormLabels } from '@/components/forms/labels/labels';
import { showChatView, takeChatFocus, type ChatSession } from '../chatSession';
import { Choices } from '../Choices/Choices';
import { ConversationView } from '../ConversationView/ConversationView';
import { PanelFrame } from '../PanelFrame/PanelFrame';
import styles from './ChatPanel.module.css';
import { CALLBACK, type WidgetLabels } from '../labels';

export interface ChatPanelProps {
  /** Null if no chat hub is configured. */
  readonly hub: HubSettings | null;
  readonly labels: WidgetLabels;
  readonly formLabels: FormLabels;
  readonly session: ChatSession;
  readonly onHide: () => void;
  readonly onClose: () => void;
}

/** The open widget: the choice, then chat or callback form. */
export function ChatPanel(props: ChatPanelProps) {
  const { hub, labels, formLabels, session, onHide, onClose } = props;
  const { before } = session;
  // A stored conversation may outlive the configuration of the hub.
  const view = session.view === 'chat' && !hub ? 'choices' : session.view;
  const { text } = labels;
  const titles = { choices: text.title, chat: text.conversation, callback: text.callback };

  function close(): void {
    if (readDraft(CALLBACK) && !window.confirm(text.discard)) return;
    eraseDraft(CALLBACK);
    deleteReceipt(CALLBACK);
    onClose();
  }

  return (
    <PanelFrame
      key={view}
      title={titles[view]}
      lead={view === 'choices' ? labels.hours : undefined}
      labels={text}
      takesFocus={takeChatFocus}
      onClose={close}
      onHide={view === 'choices' ? undefined : onHide}
      onBack={view === 'callback' ? () => showChatView(before) : undefined}
    >
      {view === 'choices' ? (
        <Choices labels={labels} hasChat={hub !== null} onChoose={showChatView} />
      ) : null}
      {view === 'chat' && hub ? (
        <ConversationView
          hub={hub}
          labels={labels}
          onCallback={() => showChatView('callback')}
          onFollow={onHide}
        />
      ) : null}
      {view === 'callback' ? <Callback {...{ labels, formLabels }} /> : null}
    </PanelFrame>
  );
}

/** Lazy-loaded callback form. */
function Callback({ labels, formLabels }: Pick<ChatPanelProps, 'labels' | 'formLabels'>) {
  const [Form, setForm] = useState<ComponentType<{ readonly labels: WidgetLabels }>>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    import('../CallbackForm/CallbackForm').then(
      (module) => setForm(() => module.CallbackForm),
      () => setHasFailed(true),
    );
  }, []);

  return (
    <FormLabelsProvider labels={formLabels}>
      {Form ? (
        <Form labels={labels} />
      ) : (
        <p role="status" className={styles.body}>
          {hasFailed ? formLabels.serverErrors[SOMETHING_WENT_WRONG] : labels.text.loading}
        </p>
      )}
    </FormLabelsProvider>
  );
}

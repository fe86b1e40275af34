'use client';

import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useScriptsRunning } from '@/components/ui/shared/browserState';
import { Button } from '@/components/ui/Button/Button';
import styles from './ChatBot.module.css';

export interface ChatBotLabels {
  readonly start: string;
  readonly loading: string;
  readonly ready: string;
  readonly failed: string;
  /** Replaces the button without JavaScript. */
  readonly withoutScripts: string;
}

interface Props {
  /** URL of the chat-bot's script in the page's language. */
  readonly src: string;
  readonly icon: ReactElement;
  readonly labels: ChatBotLabels;
}

type State = 'idle' | 'loading' | 'ready' | 'failed';

/** Load timeout of the script, after which the button is offered again. */
const LOAD_TIMEOUT_MS = 15_000;

/** Loads the third-party chat-bot on request; the focus moves to the message in its place. */
export function ChatBot({ src, icon, labels }: Props) {
  const running = useScriptsRunning();
  const [state, setState] = useState<State>('idle');
  const script = useRef<HTMLScriptElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    // Keeps the focus if the chat-bot has taken it.
    if (state === 'ready' && document.activeElement === document.body) status.current?.focus();
  }, [state]);

  function start() {
    script.current?.remove();
    const element = document.createElement('script');
    element.src = src;
    element.async = true;
    element.onload = () => setState('ready');
    element.onerror = () => setState('failed');
    script.current = element;
    setState('loading');
    document.body.append(element);
  }

  if (!running) return <p className={styles.status}>{labels.withoutScripts}</p>;
  return (
    <>
      {state === 'ready' ? null : (
        <Button variant="ghost" icon={icon} loading={state === 'loading'} onClick={start}>
          {labels.start}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.status} data-state={state}>
        {state === 'idle' ? null : labels[state]}
      </p>
    </>
  );
}

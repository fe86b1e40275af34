'use client';

import { useRef, useState, type ReactElement } from 'react';
import { useScriptsRunning } from '../../ui/browserState';
import { Button } from '../../ui/Button';
import styles from './ChatBot.module.css';

export interface ChatBotWords {
  readonly start: string;
  readonly loading: string;
  readonly ready: string;
  readonly failed: string;
  /** Said to visitors without scripts, who have no button. */
  readonly withoutScripts: string;
}

interface Props {
  /** Address of the chat-bot's script in the page's language. */
  readonly src: string;
  readonly icon: ReactElement;
  readonly words: ChatBotWords;
}

type State = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * Loads the chat-bot's script once the visitor asks for it, never before (specification §2, §7;
 * decisions, "External systems").
 */
export function ChatBot({ src, icon, words }: Props) {
  const running = useScriptsRunning();
  const [state, setState] = useState<State>('idle');
  const script = useRef<HTMLScriptElement>(null);

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

  if (!running) return <p className={styles.status}>{words.withoutScripts}</p>;
  return (
    <>
      {state === 'ready' ? null : (
        <Button variant="ghost" icon={icon} loading={state === 'loading'} onClick={start}>
          {words.start}
        </Button>
      )}
      <p role="status" className={styles.status} data-state={state}>
        {state === 'idle' ? null : words[state]}
      </p>
    </>
  );
}

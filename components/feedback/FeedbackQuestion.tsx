'use client';

import { FaultBoundary } from '@/components/ui/FaultBoundary/FaultBoundary';
import { useId, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { fetchPanelTexts } from '@/lib/i18n/panel-texts';
import { Button } from '../ui/Button/Button';
import { GlyphMark } from '../ui/Icon/GlyphMark';
import type { Glyph } from '../ui/Icon/glyphs';
import { rememberAnswer, wasAnswered } from './answered';
import styles from './FeedbackQuestion.module.css';
import { ratedPage } from './ratedPage';
import type { ReasonFormProps } from './ReasonForm';
import type { FeedbackLabels, FeedbackTexts, Useful } from './labels';

const MARKS: Readonly<Record<Useful, Glyph>> = {
  yes: { d: 'M7 21H3V10h4M7 10l5-7q3 0 2 4l-1 3h7l-2 11H7z' },
  no: { d: 'M7 3H3v11h4M7 14l5 7q3 0 2-4l-1-3h7L18 3H7z' },
};

const never = () => () => {};

interface Loaded {
  readonly Reason: ComponentType<ReasonFormProps>;
  readonly texts: FeedbackTexts;
}

async function load(locale: Locale): Promise<Loaded> {
  const [{ ReasonForm: Reason }, texts] = await Promise.all([
    import('./ReasonForm'),
    fetchPanelTexts<FeedbackTexts>('feedback', locale),
  ]);
  return { Reason, texts };
}

interface Props {
  readonly locale: Locale;
  readonly labels: FeedbackLabels;
  /** Max length of the reason in characters. */
  readonly limit: number;
}

/** "Was this page useful?", once per visit; the form is loaded on the first click. */
export function FeedbackQuestion({ locale, labels, limit }: Props) {
  const before = useSyncExternalStore(
    never,
    () => wasAnswered(ratedPage(window.location.pathname)),
    () => false,
  );
  const [useful, setUseful] = useState<Useful>();
  const [state, setState] = useState<'asking' | 'failed' | 'thanked'>('asking');
  const [opened, setOpened] = useState<Loaded>();
  const group = useRef<HTMLDivElement>(null);
  const question = useId();

  function answer(chosen: Useful): void {
    setUseful(chosen);
    setState('asking');
    load(locale).then(setOpened, () => setState('failed'));
  }

  function thank(page: string): void {
    rememberAnswer(page);
    setState('thanked');
    // The focused button is gone.
    group.current?.focus();
  }

  if (before && state !== 'thanked') return null;
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={state === 'thanked' ? undefined : question}
      aria-label={state === 'thanked' ? labels.form : undefined}
      tabIndex={-1}
      className={styles.feedback}
      data-print="off"
    >
      {state === 'thanked' ? null : (
        <>
          <span id={question}>{labels.question}</span>
          {(['yes', 'no'] as const).map((choice) => (
            <Button
              key={choice}
              variant="ghost"
              size="small"
              icon={<GlyphMark glyph={MARKS[choice]} />}
              aria-pressed={useful === choice}
              className={styles.choice}
              onClick={() => answer(choice)}
            >
              {labels[choice]}
            </Button>
          ))}
        </>
      )}
      <span role="status" className={state === 'asking' ? 'visually-hidden' : undefined}>
        {state === 'thanked' ? opened?.texts.thanks : state === 'failed' && labels.failed}
      </span>
      {useful && opened && state === 'asking' ? (
        <FaultBoundary>
          <opened.Reason useful={useful} labels={opened.texts} limit={limit} onSent={thank} />
        </FaultBoundary>
      ) : null}
    </div>
  );
}

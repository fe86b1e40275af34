'use client';

import type { Glyph } from '@/components/ui/Icon/glyphs';
import { chevronNext } from '@/components/ui/Icon/glyphs';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import styles from './Choices.module.css';
import { phone, speech } from '../glyphs';
import type { ChatLabels } from '../labels';

interface Props {
  readonly labels: ChatLabels;
  readonly hasChat: boolean;
  readonly onChoose: (choice: 'chat' | 'callback') => void;
}

export function Choices({ labels: { text }, hasChat, onChoose }: Props) {
  return (
    <div className={styles.choices}>
      {hasChat ? (
        <Choice
          glyph={speech}
          title={text.chat}
          hint={text.chatHint}
          onClick={() => onChoose('chat')}
        />
      ) : null}
      <Choice
        glyph={phone}
        title={text.callback}
        hint={text.callbackHint}
        onClick={() => onChoose('callback')}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly glyph: Glyph;
  readonly title: string;
  readonly hint: string;
  readonly onClick: () => void;
}

function Choice({ glyph, title, hint, onClick }: ChoiceProps) {
  return (
    <button type="button" className={styles.choice} onClick={onClick}>
      <GlyphMark glyph={glyph} className={styles.mark} />
      <span className={styles.labels}>
        <b className={styles.title}>{title}</b>
        {hint}
      </span>
      <GlyphMark glyph={chevronNext} />
    </button>
  );
}

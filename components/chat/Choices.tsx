'use client';

import type { Glyph } from '../ui/glyphs';
import { chevronNext } from '../ui/glyphs';
import { GlyphMark } from '../ui/GlyphMark';
import styles from './Choices.module.css';
import { phone, speech } from './glyphs';
import type { ChatWords } from './words';

interface Props {
  readonly words: ChatWords;
  readonly onChoose: (choice: 'chat' | 'callback') => void;
}

/** The two ways to reach the authority from the widget. */
export function Choices({ words: { text }, onChoose }: Props) {
  return (
    <div className={styles.choices}>
      <Choice
        glyph={speech}
        title={text.chat}
        hint={text.chatHint}
        onClick={() => onChoose('chat')}
      />
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
      <span className={styles.words}>
        <b className={styles.title}>{title}</b>
        {hint}
      </span>
      <GlyphMark glyph={chevronNext} />
    </button>
  );
}

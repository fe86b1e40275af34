'use client';

import { useState } from 'react';
import { link } from '@/components/forms/glyphs';
import { Button } from '@/components/ui/Button';
import { GlyphMark } from '@/components/ui/GlyphMark';
import styles from './CopyLink.module.css';
import type { SearchWords } from './words';

interface Props {
  readonly words: SearchWords['search']['share'];
  readonly query: URLSearchParams;
}

/** Copies the address that opens the form with this search. */
export function CopyLink({ words, query }: Props) {
  const [said, say] = useState('');

  async function copy(): Promise<void> {
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}?${query}`);
      say(words.copied);
    } catch {
      say(words.failed);
    }
  }

  return (
    <div className={styles.copy} data-print="off">
      <span role="status" className={styles.said}>
        {said}
      </span>
      <Button
        variant="ghost"
        size="small"
        icon={<GlyphMark glyph={link} />}
        onClick={() => void copy()}
      >
        {words.copy}
      </Button>
    </div>
  );
}

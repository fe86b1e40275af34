'use client';

import { useState } from 'react';
import { link } from '@/components/forms/glyphs';
import { Button } from '@/components/ui/Button/Button';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import styles from './CopyLink.module.css';
import type { SearchLabels } from './labels';

interface Props {
  readonly labels: SearchLabels['search']['share'];
  readonly query: URLSearchParams;
}

/** Copies a URL with this search. */
export function CopyLink({ labels, query }: Props) {
  const [said, say] = useState('');

  async function copy(): Promise<void> {
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}?${query}`);
      say(labels.copied);
    } catch {
      say(labels.failed);
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
        {labels.copy}
      </Button>
    </div>
  );
}

'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { moon } from '@/components/ui/Icon/glyphs';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import styles from './ThemeToggle.module.css';

const CHANGE = 'themechange';

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  return () => window.removeEventListener(CHANGE, listener);
}

function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark';
}

function toggle(): void {
  const theme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is unavailable: the choice lasts until the next page load.
  }
  window.dispatchEvent(new Event(CHANGE));
}

/** Switches between light and dark theme and stores the choice in the browser. */
export function ThemeToggle({ label, wide = false }: { label: string; wide?: boolean }) {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  if (wide) {
    return (
      <Button variant="ghost" className={styles.toggle} aria-pressed={dark} onClick={toggle}>
        <GlyphMark glyph={moon} />
        {label}
      </Button>
    );
  }
  return (
    <IconButton label={label} className={styles.iconToggle} aria-pressed={dark} onClick={toggle}>
      <GlyphMark glyph={moon} />
    </IconButton>
  );
}

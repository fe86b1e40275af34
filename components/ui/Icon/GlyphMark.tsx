import { cx } from '../shared/cx';
import type { Glyph } from './glyphs';
import styles from './Icon.module.css';

/** One glyph in the text's colour, 1.5 em square. Decorative: the adjacent text has the meaning. */
export function GlyphMark({ glyph, className }: { glyph: Glyph; className?: string }) {
  return (
    <svg
      className={cx(styles.icon, glyph.directional && styles.directional, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={glyph.d} />
    </svg>
  );
}

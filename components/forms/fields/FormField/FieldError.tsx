import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { warning } from '@/components/ui/Icon/glyphs';
import styles from './FormField.module.css';

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <GlyphMark glyph={warning} className={styles.errorMark} />
      <span>{children}</span>
    </p>
  );
}

import { useTexts } from '@/components/forms/labels/FormLabelsProvider';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import type { Glyph } from '@/components/ui/Icon/glyphs';
import styles from './AvailableQuantity.module.css';

const box: Glyph = { d: 'M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9' };

interface Props {
  readonly id: string;
  /** Null until a movable is chosen. */
  readonly quantity: number | null;
}

export function AvailableQuantity({ id, quantity }: Props) {
  const order = useTexts('order');
  return (
    <div className={styles.place}>
      <p id={id} className={styles.available}>
        <GlyphMark glyph={box} />
        {quantity === null ? (
          <span>{order.availableLater}</span>
        ) : (
          <>
            <span>{order.available}</span> <b className={styles.quantity}>{quantity}</b>
          </>
        )}
      </p>
    </div>
  );
}

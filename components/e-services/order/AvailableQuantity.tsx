import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import type { Glyph } from '@/components/ui/Icon/glyphs';
import styles from './AvailableQuantity.module.css';
import type { OrderLabels } from './labels';

const box: Glyph = { d: 'M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9' };

interface Props {
  readonly id: string;
  readonly labels: OrderLabels['order'];
  /** Null until a movable is chosen. */
  readonly quantity: number | null;
}

export function AvailableQuantity({ id, labels, quantity }: Props) {
  return (
    <div className={styles.place}>
      <p id={id} className={styles.available}>
        <GlyphMark glyph={box} />
        {quantity === null ? (
          <span>{labels.availableLater}</span>
        ) : (
          <>
            <span>{labels.available}</span> <b className={styles.quantity}>{quantity}</b>
          </>
        )}
      </p>
    </div>
  );
}

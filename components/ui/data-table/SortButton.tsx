import { GlyphMark } from '../Icon/GlyphMark';
import { chevronDown, type Glyph } from '../Icon/glyphs';
import styles from './DataTable.module.css';

const bothWays: Glyph = { d: 'M6 10l6-6 6 6M6 14l6 6 6-6' };

interface Props {
  readonly label: string;
  readonly order: 'ascending' | 'descending' | 'none';
  readonly onSort: () => void;
}

/** Sorts by a column; a second press reverses the order. */
export function SortButton({ label, order, onSort }: Props) {
  return (
    <>
      <button type="button" className={styles.sort} onClick={onSort}>
        {label}
        <GlyphMark glyph={order === 'none' ? bothWays : chevronDown} />
      </button>
      <span className={styles.plainLabel}>{label}</span>
    </>
  );
}

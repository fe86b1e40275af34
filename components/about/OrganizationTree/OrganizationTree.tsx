import type { OrganizationUnit } from '@/lib/content/collections/organizational-charts';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { cx } from '@/components/ui/shared/cx';
import styles from './OrganizationTree.module.css';

/** Trunk: from the top to the first fork. Branch: directly below it. Part: all further levels. */
type Level = 'trunk' | 'branch' | 'part';

const LIST_STYLES = { trunk: styles.trunks, branch: styles.branches, part: styles.parts };

interface Props {
  readonly root: OrganizationUnit;
  /** Accessible name of the scrollable diagram. */
  readonly label: string;
}

/** An organisation chart as nested lists, drawn with CSS: accessible as text. */
export function OrganizationTree({ root, label }: Props) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={styles.frame}>
      <Units units={[root]} place="trunk" />
    </div>
  );
}

function Units({ units, place }: { units: readonly OrganizationUnit[]; place: Level }) {
  return (
    <ul className={cx('plain', LIST_STYLES[place])}>
      {units.map((unit, index) => (
        <li key={`${index} ${unit.name}`} className={styles[place]}>
          <span className={styles.box}>
            <BidiText>{unit.name}</BidiText>
          </span>
          {unit.units.length > 0 ? (
            <Units units={unit.units} place={placeBelow(place, unit.units.length)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function placeBelow(place: Level, count: number): Level {
  if (place !== 'trunk') return 'part';
  return count === 1 ? 'trunk' : 'branch';
}

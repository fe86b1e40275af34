import type { VesselCall, VesselStatus } from '@/lib/e-services/types';
import { cx } from '@/components/ui/shared/cx';
import chips from '@/components/ui/shared/chips.module.css';
import { StatusShape } from './StatusBadge';
import styles from './ResultTables.module.css';
import type { SearchLabels } from './labels';

const STATUSES = ['inPort', 'expected', 'anchorage', 'delayed', 'departed'] as const;

interface Props {
  readonly labels: SearchLabels['search'];
  readonly calls: readonly VesselCall[];
  /** The chosen status; null for all. */
  readonly chosen: VesselStatus | null;
  readonly onChoose: (status: VesselStatus | null) => void;
}

/** Filters the results by status; each choice has its number of calls. */
export function StatusChips({ labels, calls, chosen, onChoose }: Props) {
  const count = (status: VesselStatus) => calls.filter((call) => call.status === status).length;
  const present = STATUSES.filter((status) => count(status) > 0);
  if (present.length < 2) return null;
  return (
    <div
      role="group"
      aria-label={labels.trafficType}
      className={cx(chips.chips, styles.chips)}
      data-print="off"
    >
      {[null, ...present].map((status) => (
        <button
          key={status ?? 'all'}
          type="button"
          aria-pressed={status === chosen}
          onClick={() => onChoose(status)}
        >
          {status ? <StatusShape status={status} /> : null}
          <span>{status ? labels.statuses[status] : labels.allTypes}</span>{' '}
          <span className={cx(chips.count, 'num')}>{status ? count(status) : calls.length}</span>
        </button>
      ))}
    </div>
  );
}

import { StatePanel, type StatePanelProps } from '../StatePanel/StatePanel';

export function EmptyState(props: StatePanelProps) {
  return (
    <StatePanel
      {...props}
      drawing={
        <>
          <path d="M10 66q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0M30 80q10-8 20 0t20 0 20 0 20 0" />
          <path d="M80 60V22M72 30h16M80 22a6 6 0 100-12 6 6 0 000 12M58 44q2 18 22 18t22-18" />
        </>
      }
    />
  );
}

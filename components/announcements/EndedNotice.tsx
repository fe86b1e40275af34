'use client';

import { Alert } from '../ui/Alert/Alert';
import { hasEnded, type Period } from './period';
import { useCurrentMinute } from './useCurrentMinute';

interface Props {
  readonly period: Period;
  /** Over already when the page was made. */
  readonly ended: boolean;
  readonly text: string;
}

/** Says that an announcement's time is over, by the visitor's clock. */
export function EndedNotice({ period, ended, text }: Props) {
  const now = useCurrentMinute();
  if (!ended && (now === null || !hasEnded(period, now))) return null;
  return (
    <Alert tone="warning">
      <p>{text}</p>
    </Alert>
  );
}

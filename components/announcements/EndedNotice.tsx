'use client';

import { Alert } from '../ui/Alert/Alert';
import { hasEnded, type Period } from '@/lib/dates/period';
import { useCurrentMinute } from './useCurrentMinute';

interface Props {
  readonly period: Period;
  /** State at render time. */
  readonly ended: boolean;
  readonly text: string;
}

/** Notice that an announcement has ended, by the visitor's clock. */
export function EndedNotice({ period, ended, text }: Props) {
  const now = useCurrentMinute();
  if (!ended && (now === null || !hasEnded(period, now))) return null;
  return (
    <Alert tone="warning">
      <p>{text}</p>
    </Alert>
  );
}

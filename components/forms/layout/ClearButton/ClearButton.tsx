'use client';

import type { MouseEvent } from 'react';
import type { SubmissionLabels } from '@/components/forms/labels/labels';
import { Button } from '@/components/ui/Button/Button';

interface Props {
  readonly labels: Pick<SubmissionLabels, 'clear' | 'clearQuestion'>;
  /** Whether there is something to lose, which is asked about first. */
  readonly isDirty: boolean;
  readonly onClear: () => void;
}

/** Empties a form and erases its draft from the device; then the focus is on the first field. */
export function ClearButton({ labels, isDirty, onClear }: Props) {
  function clear(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (isDirty && !window.confirm(labels.clearQuestion)) return;
    onClear();
    form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
  }
  return (
    <Button type="reset" variant="ghost" onClick={clear}>
      {labels.clear}
    </Button>
  );
}

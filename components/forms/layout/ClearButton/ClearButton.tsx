'use client';

import type { MouseEvent } from 'react';
import type { SubmissionLabels } from '@/components/forms/labels/labels';
import { Button } from '@/components/ui/Button/Button';

interface Props {
  readonly labels: Pick<SubmissionLabels, 'clear' | 'clearQuestion'>;
  /** Confirms before unsaved changes are discarded. */
  readonly isDirty: boolean;
  readonly onClear: () => void;
}

/** Resets a form, deletes its draft and focuses the first field. */
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

'use client';

import type { ReactElement } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import styles from './SubmitButton.module.css';

interface Props {
  readonly label: string;
  readonly icon?: ReactElement;
  /** Shows a spinner and ignores clicks. */
  readonly sending: boolean;
  /** Label for screen readers while sending; "Sending" by default. */
  readonly sendingLabel?: string;
}

/** Keeps the focus while sending, hence `aria-disabled` in place of `disabled`. */
export function SubmitButton({ label, icon, sending, sendingLabel }: Props) {
  const { kit } = useFormLabels();
  return (
    <Button type="submit" loading={sending} icon={icon} className={styles.submit}>
      {sending ? <VisuallyHidden>{sendingLabel ?? kit.sending}</VisuallyHidden> : label}
    </Button>
  );
}

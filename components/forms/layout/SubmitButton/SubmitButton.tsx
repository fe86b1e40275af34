'use client';

import type { ReactElement } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import styles from './SubmitButton.module.css';

interface Props {
  readonly label: string;
  readonly icon?: ReactElement;
  /** While a call is running: a spinner replaces the label and nothing is sent. */
  readonly sending: boolean;
  /** The label for screen readers meanwhile; "Sending" by default. */
  readonly sendingLabel?: string;
}

/** Submits a form. It keeps the focus while a call is running, hence `aria-disabled`. */
export function SubmitButton({ label, icon, sending, sendingLabel }: Props) {
  const { kit } = useFormLabels();
  return (
    <Button type="submit" loading={sending} icon={icon} className={styles.submit}>
      {sending ? <VisuallyHidden>{sendingLabel ?? kit.sending}</VisuallyHidden> : label}
    </Button>
  );
}

'use client';

import { useLayoutEffect, useRef } from 'react';
import { Alert } from '@/components/ui/Alert/Alert';
import { Button } from '@/components/ui/Button/Button';
import { ContactSentence } from '../ContactSentence/ContactSentence';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import styles from './UnavailableNotice.module.css';

interface Props {
  readonly phone: string;
  readonly asking: boolean;
  readonly onRetry: () => void;
}

/** Says above a form that its service is unavailable, and whom to call instead. */
export function UnavailableNotice({ phone, asking, onRetry }: Props) {
  const { kit } = useFormLabels();
  const frame = useRef<HTMLDivElement>(null);

  // A successful retry removes its button: the focus moves to the form below.
  useLayoutEffect(() => {
    const own = frame.current;
    return () => {
      if (own?.contains(document.activeElement)) fieldBelow(own)?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Alert tone="warning" announce>
      <div ref={frame} className={styles.notice}>
        <ContactSentence text={kit.unavailable} phone={phone} />
        <Button variant="ghost" size="small" loading={asking} onClick={onRetry}>
          {kit.retry}
        </Button>
      </div>
    </Alert>
  );
}

/** The first field of the form that follows the notice. */
function fieldBelow(notice: HTMLElement): HTMLElement | null | undefined {
  return notice
    .closest('[role="status"]')
    ?.nextElementSibling?.querySelector('select, textarea, input:not([type="radio"])');
}

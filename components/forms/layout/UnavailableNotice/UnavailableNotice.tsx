'use client';

import { useLayoutEffect, useRef } from 'react';
import { Alert } from '@/components/ui/Alert/Alert';
import { Button } from '@/components/ui/Button/Button';
import { ContactSentence } from '../ContactSentence/ContactSentence';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import styles from './UnavailableNotice.module.css';

interface Props {
  readonly phone: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The service is unavailable: telephone number and retry button below its form, which stays in place. */
export function UnavailableNotice({ phone, retrying, onRetry }: Props) {
  const { kit } = useFormLabels();
  const frame = useRef<HTMLDivElement>(null);

  // A successful retry removes the focused button: focus the form.
  useLayoutEffect(() => {
    const own = frame.current;
    return () => {
      if (own?.contains(document.activeElement)) formField(own)?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Alert tone="warning" announce>
      <div ref={frame} className={styles.notice}>
        <ContactSentence text={kit.unavailable} phone={phone} />
        <Button variant="ghost" size="small" loading={retrying} onClick={onRetry}>
          {kit.retry}
        </Button>
      </div>
    </Alert>
  );
}

/** First field of the form beside the notice. */
function formField(notice: HTMLElement): HTMLElement | null | undefined {
  return notice
    .closest('[role="status"]')
    ?.parentElement?.querySelector('form :is(select, textarea, input:not([type="radio"]))');
}

'use client';

import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { ContactSentence } from './ContactSentence';
import { useFormWords } from './FormWordsProvider';
import styles from './UnavailableNotice.module.css';

interface Props {
  readonly phone: string;
  readonly asking: boolean;
  readonly onRetry: () => void;
}

/** Says above a form that the service behind it can't be reached now, and where else to ask. */
export function UnavailableNotice({ phone, asking, onRetry }: Props) {
  const { kit } = useFormWords();
  return (
    <Alert tone="warning" announce>
      <div className={styles.notice}>
        <ContactSentence text={kit.unavailable} phone={phone} />
        <Button variant="ghost" size="small" loading={asking} onClick={onRetry}>
          {kit.retry}
        </Button>
      </div>
    </Alert>
  );
}

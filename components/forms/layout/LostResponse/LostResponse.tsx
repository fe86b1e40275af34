'use client';

import { translateServerError, SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import { useOffline } from '@/components/forms/engine/connection';
import type { CallError } from '@/lib/e-services/response';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import type { SubmissionLabels } from '@/components/forms/labels/labels';
import { Alert } from '@/components/ui/Alert/Alert';
import { Button } from '@/components/ui/Button/Button';
import { ContactSentence } from '../ContactSentence/ContactSentence';
import { FormAlert } from '../FormAlert/FormAlert';

type Labels = Pick<SubmissionLabels, 'asking' | 'notReceived' | 'undetermined'>;

/** Shown while the status of a submission is requested. */
export function StatusCheckNotice({ labels }: { labels: Labels }) {
  return (
    <Alert tone="info" title={labels.asking.title} headingLevel={2} announce>
      <p>{labels.asking.text}</p>
    </Alert>
  );
}

interface Props {
  /** An empty `retry` hides the button. */
  readonly labels: Labels;
  readonly error: CallError;
  readonly phone: string;
  readonly onRetryStatusCheck: () => void;
  readonly headingLevel?: 2 | 3;
}

/** The response was lost: the submission was not received, or its status is undetermined. */
export function LostResponse({
  labels,
  error,
  phone,
  onRetryStatusCheck,
  headingLevel = 2,
}: Props) {
  const { kit, serverErrors } = useFormLabels();
  const offline = useOffline();
  if (error.reason === 'not-received') {
    const { title, text } = labels.notReceived;
    const known = error.message === SOMETHING_WENT_WRONG ? null : error.message;
    return (
      <FormAlert tone="warning" title={title} headingLevel={headingLevel}>
        {known ? <p>{translateServerError((key) => serverErrors[key] ?? key, known)}</p> : null}
        <p>{text}</p>
      </FormAlert>
    );
  }
  const { title, text, retry, wait } = labels.undetermined;
  return (
    <FormAlert tone="warning" title={title} headingLevel={headingLevel}>
      <p>{text}</p>
      {offline && wait ? (
        <p>{wait}</p>
      ) : (
        <>
          <ContactSentence text={kit.unavailable} phone={phone} />
          {retry ? (
            <Button variant="ghost" size="small" onClick={onRetryStatusCheck}>
              {retry}
            </Button>
          ) : null}
        </>
      )}
    </FormAlert>
  );
}

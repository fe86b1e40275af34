'use client';

import { translateServerError } from '@/lib/e-services/server-errors';
import { ContactSentence } from '../ContactSentence/ContactSentence';
import { FormAlert } from '../FormAlert/FormAlert';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import { CallError } from '@/lib/e-services/response';

interface Props {
  readonly error: unknown;
  readonly phone: string;
  readonly autoFocus?: boolean;
  /** See `OfflineNotice`. */
  readonly mayHaveArrived?: boolean;
}

/** The server's error message in the page's language, or "Something went wrong". */
export function CallFailure({ error, phone, autoFocus, mayHaveArrived }: Props) {
  const { kit, serverErrors } = useFormLabels();
  const known = error instanceof CallError ? error : null;
  if (known?.reason === 'offline') return <OfflineNotice mayHaveArrived={mayHaveArrived} />;
  return (
    <FormAlert
      tone="error"
      autoFocus={autoFocus}
      title={translateServerError((key) => serverErrors[key] ?? key, known?.message)}
    >
      {known?.reason === 'refused' ? null : (
        <ContactSentence text={kit.unavailable} phone={phone} />
      )}
    </FormAlert>
  );
}

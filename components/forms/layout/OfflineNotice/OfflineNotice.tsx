'use client';

import { useState } from 'react';
import { useOffline } from '@/components/forms/engine/connection';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import { FormAlert } from '../FormAlert/FormAlert';

interface Props {
  readonly headingLevel?: 2 | 3;
  /** Whether a lost response leaves open what was sent: nothing is said of it then. */
  readonly mayHaveArrived?: boolean;
}

/** Nothing was sent, because the visitor has no connection; says so when it is back. */
export function OfflineNotice({ headingLevel = 2, mayHaveArrived = false }: Props) {
  const { offline: labels } = useFormLabels().kit;
  const offline = useOffline();
  const [wasOffline, setWasOffline] = useState(offline);
  if (offline && !wasOffline) setWasOffline(true);
  return (
    <FormAlert
      tone="warning"
      title={wasOffline ? labels.title : labels.unreachable}
      headingLevel={headingLevel}
    >
      <p>{wasOffline || !mayHaveArrived ? labels.kept : labels.stillThere}</p>
      <p role="status">{offline ? labels.wait : wasOffline ? labels.back : labels.check}</p>
    </FormAlert>
  );
}

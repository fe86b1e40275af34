'use client';

import { useState } from 'react';
import { useOffline } from '@/components/forms/engine/connection';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import { FormAlert } from '../FormAlert/FormAlert';

interface Props {
  readonly headingLevel?: 2 | 3;
  /** Hides "nothing was sent" after a lost response. */
  readonly mayHaveArrived?: boolean;
}

/** Shown while the browser is offline; announces when the connection returns. */
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

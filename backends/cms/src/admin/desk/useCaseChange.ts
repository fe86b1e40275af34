import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { client } from '../load';
import type { CasePart } from './case-part';
import type { CaseDetails } from './contract';
import { useTexts, type TextKey } from './useDesk';

/** Sends changes of a case; shows the changed case or the error. */
export function useCaseChange({ details, onChanged, onFailed }: CasePart) {
  const { text } = useTexts();
  const { toggleNotification } = useNotification();
  const [isSending, setSending] = useState(false);

  /** `part` is '' for the case itself. Returns the error, if any. */
  async function send(
    part: '' | '/answers' | '/decision' | '/notes',
    body: object,
    toMessage: (changed: CaseDetails) => TextKey,
  ): Promise<unknown> {
    const method = part === '' ? 'put' : 'post';
    const path = `/desk/cases/${details.reference}${part}`;
    setSending(true);
    try {
      const { data } = await client()[method]<CaseDetails>(path, body);
      onChanged(data);
      toggleNotification({ type: 'success', message: text(toMessage(data)) });
      return undefined;
    } catch (error) {
      onFailed(error);
      return error;
    } finally {
      setSending(false);
    }
  }
  return { send, isSending };
}

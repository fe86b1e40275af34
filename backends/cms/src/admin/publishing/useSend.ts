import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useText } from '../html/Dialogs';
import { useReason } from './useReason';

/** Sends a request about an entry and shows its outcome. */
export function useSend(model: string) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const text = useText();
  const reasonText = useReason();
  /**
   * @param done what is said when it worked, from the response
   * @returns whether it worked
   */
  return async function send<Answer>(
    path: string,
    body: object,
    done: (answer: Answer) => string,
  ): Promise<boolean> {
    try {
      const { data } = await post<Answer>(path, body);
      toggleNotification({ type: 'success', message: done(data) });
      return true;
    } catch (error) {
      const reason = reasonOf(error);
      const message = reason ? reasonText(model, reason) : text('publishing.failed');
      toggleNotification({ type: 'danger', message });
      return false;
    }
  };
}

function reasonOf(error: unknown): string | undefined {
  if (!isFetchError(error)) return undefined;
  const { reason } = (error.response?.data.error.details ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : undefined;
}

import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useText } from '../html/Dialogs';
import { useReason } from './useReason';

/** POSTs a request about an entry and shows a notification. */
export function useSend(model: string) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const text = useText();
  const reasonText = useReason();
  /** `toMessage` reads the success message of the response. False if the request failed. */
  return async function send<Data>(
    path: string,
    body: object,
    toMessage: (data: Data) => string,
  ): Promise<boolean> {
    try {
      const { data } = await post<Data>(path, body);
      toggleNotification({ type: 'success', message: toMessage(data) });
      return true;
    } catch (error) {
      const reason = errorReason(error);
      const message = reason ? reasonText(model, reason) : text('publishing.failed');
      toggleNotification({ type: 'danger', message });
      return false;
    }
  };
}

function errorReason(error: unknown): string | undefined {
  if (!isFetchError(error)) return undefined;
  const { reason } = (error.response?.data.error.details ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : undefined;
}

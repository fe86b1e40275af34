import type { Receipt } from '@/lib/e-services/submissions';
import type { ApiResponse } from '@/lib/e-services/types';
import type { Call } from './useCall';

/** How a form is sent: `postJson`, or `postMultipart` where it has a file. */
type Transport<Values> = (
  url: string,
  values: Values & { readonly submissionKey: string },
  call: Call,
) => Promise<ApiResponse<Receipt>>;

/**
 * Stores a form at the site's own API and gives its receipt. Every attempt of one submission carries
 * the same `submissionKey`, so that it is stored once.
 */
export function submitTo<Values extends object>(url: string, transport: Transport<Values>) {
  return async (values: Values, call: Call): Promise<Receipt> => {
    const { data } = await transport(url, { ...values, submissionKey: call.submissionKey() }, call);
    return data ?? { reference: '', message: '' };
  };
}

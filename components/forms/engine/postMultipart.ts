import { SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import type { ApiResponse } from '@/lib/e-services/types';
import { CallError, unwrapResponse } from '@/lib/e-services/response';

/** Max time without upload progress or a byte of the response. */
const IDLE_TIMEOUT_MS = 30_000;

interface Upload {
  readonly headers: Readonly<Record<string, string>>;
  /** Uploaded fraction, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Posts a form with a file to the site's own API. XMLHttpRequest, because `fetch` does not report
 * upload progress.
 * @throws CallError for any failure
 */
export function postMultipart<Data>(
  url: string,
  values: Readonly<Record<string, string | File>>,
  { headers, onProgress, signal }: Upload,
): Promise<ApiResponse<Data>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  onProgress(0);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const fail = () => reject(new CallError(SOMETHING_WENT_WRONG, 'unavailable'));
    const cancelled = () => reject(new CallError(SOMETHING_WENT_WRONG, 'cancelled'));
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail();
        request.abort();
      }, IDLE_TIMEOUT_MS);
    };
    const abort = () => request.abort();
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      restartTimer();
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      try {
        resolve(unwrapResponse<Data>(request.status, parsed(request.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new CallError(SOMETHING_WENT_WRONG, 'offline'));
    request.onabort = cancelled;
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (signal.aborted) {
      cancelled();
      return;
    }
    signal.addEventListener('abort', abort);
    request.send(form);
    restartTimer();
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import { SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import type { Answer } from '@/lib/e-services/types';
import { CallError, successOf } from './postJson';

/** Longest time without a sign of the upload or of the answer. */
const SILENCE_MS = 30_000;

/** The visitor has stopped the call. */
export class CallCancelled extends Error {
  override name = 'CallCancelled';
}

interface Watch {
  /** Told the share that is sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a form with a file to the site's own API; `fetch` would not tell how much is sent.
 * @throws CallError on anything but success, CallCancelled once the signal is aborted.
 */
export function postForm<Data>(
  address: string,
  form: FormData,
  { onProgress, signal }: Watch,
): Promise<Answer<Data>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const fail = () => reject(new CallError(SOMETHING_WENT_WRONG, true));
    const hear = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail();
        request.abort();
      }, SILENCE_MS);
    };
    const stop = () => request.abort();
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      hear();
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      try {
        resolve(successOf<Data>(request.status, parsed(request.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = fail;
    request.onabort = () => reject(new CallCancelled());
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    request.open('POST', address);
    if (signal.aborted) {
      reject(new CallCancelled());
      return;
    }
    signal.addEventListener('abort', stop);
    request.send(form);
    hear();
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

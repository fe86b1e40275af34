import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A part of the work that is worth a message. */
const STEPS = 50;

/** What the worker reports: the part of the work that is done, then the solution. */
export type WorkerMessage =
  | { readonly progress: number }
  | { readonly solution: { readonly counter: number; readonly derivedKey: string } | null };

self.onmessage = async ({ data }: MessageEvent<{ challenge: Challenge; most: number }>) => {
  const { challenge, most } = data;
  const every = Math.max(1, Math.floor(most / STEPS));
  let attempts = 0;
  const report = (message: WorkerMessage) => self.postMessage(message);
  const solution = await solveChallenge({
    challenge,
    // An old phone with other work may take long; the page gives up by itself.
    timeout: 0,
    deriveKey: (...inputs) => {
      attempts += 1;
      if (attempts % every === 0) report({ progress: Math.min(1, attempts / most) });
      return deriveKey(...inputs);
    },
  });
  report({ solution });
};

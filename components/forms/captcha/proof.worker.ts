import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Number of progress messages per proof. */
const STEPS = 50;

/** Messages of the worker: progress from 0 to 1, then the solution. */
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
    // Slow phones may take long; the page has its own timeout.
    timeout: 0,
    deriveKey: (...inputs) => {
      attempts += 1;
      if (attempts % every === 0) report({ progress: Math.min(1, attempts / most) });
      return deriveKey(...inputs);
    },
  });
  report({ solution });
};

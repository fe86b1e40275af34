import type { ProofChallenge, ProofKind } from '@ports-authority/e-services-contract';
import type { ApiResponse } from '@/lib/e-services/types';
import type { WorkerMessage } from './proof.worker';

const PROOF_URL = '/api/captcha/proof';

interface Options {
  readonly signal: AbortSignal;
  /** Progress from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/**
 * Requests a proof-of-work challenge and solves it in a worker, so that the page stays responsive.
 * @returns the value of the request header that proves it
 * @throws if the service offers none, the browser has no workers, or the signal aborts
 */
export async function solveProof(
  kind: ProofKind,
  { signal, onProgress }: Options,
): Promise<string> {
  const response = await fetch(`${PROOF_URL}?for=${kind}`, { cache: 'no-store', signal });
  const { data } = (await response.json()) as ApiResponse<ProofChallenge>;
  if (!response.ok || !data) throw new Error('No proof of work');
  const solution = await solve(data, { signal, onProgress });
  return btoa(JSON.stringify({ challenge: data, solution }));
}

function solve(challenge: ProofChallenge, { signal, onProgress }: Options): Promise<object> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url));
  return new Promise<object>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
    worker.onerror = () => reject(new Error('The worker failed'));
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('progress' in data) onProgress?.(data.progress);
      else if (data.solution) resolve(data.solution);
      else reject(new Error('No solution'));
    };
    worker.postMessage({ challenge, most: challenge.parameters.data?.most ?? 1 });
  }).finally(() => worker.terminate());
}

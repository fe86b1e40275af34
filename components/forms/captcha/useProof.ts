'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** Max wait for the background proof; without it the request counts more towards the rate limit. */
const MAX_WAIT_MS = 15_000;

export type AlternativeProof =
  | { readonly state: 'idle' | 'done' | 'failed' }
  /** `isAwaited`: the form was submitted meanwhile and continues once the proof is done. */
  | { readonly state: 'working'; readonly progress: number; readonly isAwaited: boolean };

interface RunningProof {
  readonly controller: AbortController;
  readonly proof: Promise<string>;
  readonly onAwaited: () => void;
}

/**
 * Proofs of work of a form: a small one in the background, started on the first focus, and a alternative one
 * that replaces the code on request.
 * @param request number of the captcha picture; each has its own proof
 * @param isOffered false if the e-services API accepts no proofs
 */
export function useProof(request: number, isOffered: boolean) {
  const background = useRef<{ controller: AbortController; proof: Promise<string | null> }>(null);
  const alternative = useRef<RunningProof>(null);
  const [instead, setInstead] = useState<{ request: number; now: AlternativeProof }>();

  const begin = useCallback(async () => {
    if (!isOffered) return null;
    if (background.current) return background.current.proof;
    const controller = new AbortController();
    const proof = import('./proof').then(
      ({ solveProof }) => solveProof('step', { signal: controller.signal }).catch(() => null),
      () => null,
    );
    const current = { controller, proof };
    background.current = current;
    // Allow a retry: the browser may have been offline.
    void proof.then((solved) => {
      if (solved === null && background.current === current) background.current = null;
    });
    return proof;
  }, [isOffered]);

  useEffect(() => {
    const start = () => void begin();
    document.addEventListener('focusin', start, { once: true });
    return () => {
      document.removeEventListener('focusin', start);
      background.current?.controller.abort();
      alternative.current?.controller.abort();
      background.current = null;
      alternative.current = null;
    };
  }, [begin, request]);

  /** Starts the proof that replaces the code. */
  const skip = useCallback(async () => {
    alternative.current?.controller.abort();
    const controller = new AbortController();
    const report = (now: AlternativeProof) => {
      if (alternative.current === current) setInstead({ request, now });
    };
    let now = { state: 'working' as const, progress: 0, isAwaited: false };
    const change = (part: { progress?: number; isAwaited?: boolean }) => {
      now = { ...now, ...part };
      report(now);
    };
    const proof = import('./proof').then(({ solveProof }) =>
      solveProof('instead', {
        signal: controller.signal,
        onProgress: (progress) => change({ progress }),
      }),
    );
    const current = { controller, proof, onAwaited: () => change({ isAwaited: true }) };
    alternative.current = current;
    report(now);
    try {
      await proof;
      current.onAwaited = () => {};
      report({ state: 'done' });
    } catch {
      report({ state: 'failed' });
      if (alternative.current === current) alternative.current = null;
    }
  }, [request]);

  /** Waits for the proof to send, else null; throws if one in place of the code fails. */
  const proof = useCallback(async (): Promise<string | null> => {
    if (alternative.current) {
      alternative.current.onAwaited();
      return alternative.current.proof;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), MAX_WAIT_MS);
    });
    return Promise.race([begin(), late]).finally(() => clearTimeout(timer));
  }, [begin]);

  const now: AlternativeProof = instead?.request === request ? instead.now : { state: 'idle' };
  return { instead: now, skip, proof };
}

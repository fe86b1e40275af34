'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** Sending waits for an unfinished proof this long; without it the request counts several times. */
const LONGEST_WAIT_MS = 15_000;

export type Instead =
  | { readonly state: 'idle' | 'done' | 'failed' }
  | { readonly state: 'working'; readonly progress: number };

/**
 * The proofs of work of a form: an unseen one beside the code, begun when the visitor first uses the
 * page, and a harder one in place of the code, begun when they ask for it.
 * @param request number of the picture: each has a proof of its own
 */
export function useProof(request: number) {
  const step = useRef<{ controller: AbortController; proof: Promise<string | null> }>(null);
  const harder = useRef<{ controller: AbortController; proof: string | null }>(null);
  const [instead, setInstead] = useState<{ request: number; now: Instead }>();

  const begin = useCallback(() => {
    if (step.current) return step.current.proof;
    const controller = new AbortController();
    const proof = import('./proof').then(
      ({ solveProof }) => solveProof('step', { signal: controller.signal }).catch(() => null),
      () => null,
    );
    const mine = { controller, proof };
    step.current = mine;
    // The next attempt tries again: the browser may have been offline.
    void proof.then((solved) => {
      if (solved === null && step.current === mine) step.current = null;
    });
    return proof;
  }, []);

  useEffect(() => {
    const start = () => void begin();
    document.addEventListener('focusin', start, { once: true });
    return () => {
      document.removeEventListener('focusin', start);
      step.current?.controller.abort();
      harder.current?.controller.abort();
      step.current = null;
      harder.current = null;
    };
  }, [begin, request]);

  /** Begins the proof in place of the code. */
  const skip = useCallback(async () => {
    harder.current?.controller.abort();
    const controller = new AbortController();
    const mine = { controller, proof: null as string | null };
    harder.current = mine;
    const report = (now: Instead) => {
      if (harder.current === mine) setInstead({ request, now });
    };
    report({ state: 'working', progress: 0 });
    try {
      const { solveProof } = await import('./proof');
      mine.proof = await solveProof('instead', {
        signal: controller.signal,
        onProgress: (progress) => report({ state: 'working', progress }),
      });
      report({ state: 'done' });
    } catch {
      report({ state: 'failed' });
    }
  }, [request]);

  /** The proof to send, which is waited for; null where there is none. */
  const proof = useCallback(async (): Promise<string | null> => {
    if (harder.current?.proof) return harder.current.proof;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), LONGEST_WAIT_MS);
    });
    return Promise.race([begin(), late]).finally(() => clearTimeout(timer));
  }, [begin]);

  const now: Instead = instead?.request === request ? instead.now : { state: 'idle' };
  return { instead: now, skip, proof };
}

'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** Sending waits for an unseen proof this long; without it the request counts several times. */
const LONGEST_WAIT_MS = 15_000;

export type Instead =
  | { readonly state: 'idle' | 'done' | 'failed' }
  /** `isAwaited`: the form was sent meanwhile and goes on by itself. */
  | { readonly state: 'working'; readonly progress: number; readonly isAwaited: boolean };

interface Harder {
  readonly controller: AbortController;
  readonly proof: Promise<string>;
  readonly onAwaited: () => void;
}

/**
 * The proofs of work of a form: an unseen one beside the code, begun when the visitor first uses the
 * page, and a harder one in place of the code, begun when they ask for it.
 * @param request number of the picture: each has a proof of its own
 * @param isOffered whether the e-services API takes proofs; without it there is none
 */
export function useProof(request: number, isOffered: boolean) {
  const step = useRef<{ controller: AbortController; proof: Promise<string | null> }>(null);
  const harder = useRef<Harder>(null);
  const [instead, setInstead] = useState<{ request: number; now: Instead }>();

  const begin = useCallback(async () => {
    if (!isOffered) return null;
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
  }, [isOffered]);

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
    const report = (now: Instead) => {
      if (harder.current === mine) setInstead({ request, now });
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
    const mine = { controller, proof, onAwaited: () => change({ isAwaited: true }) };
    harder.current = mine;
    report(now);
    try {
      await proof;
      mine.onAwaited = () => {};
      report({ state: 'done' });
    } catch {
      report({ state: 'failed' });
      if (harder.current === mine) harder.current = null;
    }
  }, [request]);

  /**
   * The proof to send, which is waited for; null where there is none.
   * @throws if the proof in place of the code fails
   */
  const proof = useCallback(async (): Promise<string | null> => {
    if (harder.current) {
      harder.current.onAwaited();
      return harder.current.proof;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), LONGEST_WAIT_MS);
    });
    return Promise.race([begin(), late]).finally(() => clearTimeout(timer));
  }, [begin]);

  const now: Instead = instead?.request === request ? instead.now : { state: 'idle' };
  return { instead: now, skip, proof };
}

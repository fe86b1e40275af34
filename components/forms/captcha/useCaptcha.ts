'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** Where the picture is. */
export const CAPTCHA_ADDRESS = '/api/captcha';
/** Names the picture's challenge. */
const CHALLENGE_HEADER = 'X-Captcha-Challenge';
const TIMEOUT_MS = 10_000;
/** The second service forgets a challenge after 20 minutes. */
const STALE_AFTER_MS = 19 * 60_000;

export interface CaptchaPicture {
  readonly state: 'loading' | 'ready' | 'failed';
  /** The picture as a data address while the state is `ready`. */
  readonly source?: string;
  /** Id of the picture's challenge, for its spoken form. */
  readonly challenge?: string;
  /** Counts the pictures asked for. */
  readonly turn: number;
}

export interface Captcha extends CaptchaPicture {
  /** Nobody has to be told of the picture: it is the first one, or a call's outcome says enough. */
  readonly quiet: boolean;
  /** Asks for a new picture. */
  readonly renew: () => void;
  /** Asks for a new picture that is not announced. */
  readonly renewQuietly: () => void;
}

/**
 * The picture of a form's captcha. A session holds several open challenges, so that each tab keeps
 * its own picture. A picture that has become too old is renewed when the visitor comes back, one
 * that could not be loaded when the network does.
 */
export function useCaptcha(): Captcha {
  const [{ turn, quiet }, setWish] = useState({ turn: 1, quiet: true });
  const [picture, setPicture] = useState<CaptchaPicture>({ state: 'loading', turn: 0 });
  const loadedAt = useRef(0);

  useEffect(() => {
    // Phones of 2023 know no signal that joins leaving and the time limit.
    const calling = new AbortController();
    const stop = () => calling.abort();
    const limit = setTimeout(stop, TIMEOUT_MS);
    let left = false;
    load(calling.signal)
      .then(
        (loaded) => {
          if (left) return;
          loadedAt.current = Date.now();
          setPicture({ ...loaded, state: 'ready', turn });
        },
        () => {
          if (!left) setPicture({ state: 'failed', turn });
        },
      )
      .finally(() => clearTimeout(limit));
    return () => {
      left = true;
      clearTimeout(limit);
      stop();
    };
  }, [turn]);

  const renew = useCallback(() => setWish((last) => ({ turn: last.turn + 1, quiet: false })), []);
  const renewQuietly = useCallback(
    () => setWish((last) => ({ turn: last.turn + 1, quiet: true })),
    [],
  );

  useEffect(() => {
    function onReturn(): void {
      const age = Date.now() - loadedAt.current;
      if (!document.hidden && loadedAt.current > 0 && age > STALE_AFTER_MS) renew();
    }
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [renew]);

  const failed = picture.state === 'failed';
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', renew);
    return () => window.removeEventListener('online', renew);
  }, [failed, renew]);

  // Until the picture asked for is there, the old one is none.
  const shown = picture.turn === turn ? picture : { state: 'loading' as const, turn };
  return { ...shown, quiet, renew, renewQuietly };
}

async function load(signal: AbortSignal) {
  const response = await fetch(CAPTCHA_ADDRESS, { cache: 'no-store', signal });
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || !type.startsWith('image/')) throw new Error('No picture');
  return {
    source: await dataAddress(await response.blob()),
    challenge: response.headers.get(CHALLENGE_HEADER) ?? undefined,
  };
}

/** The content security policy allows pictures from data addresses, not from blobs. */
function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('No picture'));
    reader.readAsDataURL(blob);
  });
}

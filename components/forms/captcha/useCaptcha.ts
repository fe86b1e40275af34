'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** URL of a new picture. */
export const CAPTCHA_URL = '/api/captcha';
/** Response header with the id of the picture's challenge. */
const CHALLENGE_HEADER = 'X-Captcha-Challenge';
const TIMEOUT_MS = 10_000;
/** The e-services API expires a challenge after 20 minutes. */
const STALE_AFTER_MS = 19 * 60_000;

export interface CaptchaPicture {
  readonly state: 'loading' | 'ready' | 'failed';
  /** The picture as a data URL while the state is `ready`. */
  readonly source?: string;
  /** Id of the picture's challenge, for the audio version. */
  readonly challenge?: string;
  /** Number of the picture requested, from 1. */
  readonly request: number;
}

export interface Captcha extends CaptchaPicture {
  /** The picture is not announced to screen readers: it is the first one, or would talk over a result. */
  readonly quiet: boolean;
  /** Requests a new picture and announces it. */
  readonly renew: () => void;
  /** Requests a new picture without announcing it. */
  readonly renewQuietly: () => void;
}

/**
 * The picture of a form's captcha. A session has several open challenges, so that each tab keeps its
 * own picture. An expired picture is renewed when the tab becomes visible again, one that failed to
 * load when the browser is back online.
 */
export function useCaptcha(): Captcha {
  const [{ request, quiet }, setWanted] = useState({ request: 1, quiet: true });
  const [picture, setPicture] = useState<CaptchaPicture>({ state: 'loading', request: 0 });
  const loadedAt = useRef(0);

  useEffect(() => {
    // One controller for leaving and timeout: AbortSignal.any() is not in browsers before late 2023.
    const controller = new AbortController();
    const abort = () => controller.abort();
    const limit = setTimeout(abort, TIMEOUT_MS);
    let cancelled = false;
    load(controller.signal)
      .then(
        (loaded) => {
          if (cancelled) return;
          loadedAt.current = Date.now();
          setPicture({ ...loaded, state: 'ready', request });
        },
        () => {
          if (!cancelled) setPicture({ state: 'failed', request });
        },
      )
      .finally(() => clearTimeout(limit));
    return () => {
      cancelled = true;
      clearTimeout(limit);
      abort();
    };
  }, [request]);

  const renew = useCallback(
    () => setWanted((last) => ({ request: last.request + 1, quiet: false })),
    [],
  );
  const renewQuietly = useCallback(
    () => setWanted((last) => ({ request: last.request + 1, quiet: true })),
    [],
  );

  useEffect(() => {
    function onVisible(): void {
      const age = Date.now() - loadedAt.current;
      if (!document.hidden && loadedAt.current > 0 && age > STALE_AFTER_MS) renew();
    }
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [renew]);

  const failed = picture.state === 'failed';
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', renew);
    return () => window.removeEventListener('online', renew);
  }, [failed, renew]);

  // Hide the old picture while the new one is loading.
  const shown = picture.request === request ? picture : { state: 'loading' as const, request };
  return { ...shown, quiet, renew, renewQuietly };
}

async function load(signal: AbortSignal) {
  const response = await fetch(CAPTCHA_URL, { cache: 'no-store', signal });
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || !type.startsWith('image/')) throw new Error('No picture');
  return {
    source: await dataUrl(await response.blob()),
    challenge: response.headers.get(CHALLENGE_HEADER) ?? undefined,
  };
}

/** The content security policy allows images from data URLs, not from blobs. */
function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('No picture'));
    reader.readAsDataURL(blob);
  });
}

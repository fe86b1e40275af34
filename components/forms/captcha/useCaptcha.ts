'use client';

import { CAPTCHA_CHALLENGE_HEADER, PROOF_HEADER } from '@ports-authority/e-services-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import { CallError } from '@/lib/e-services/response';
import { useFormLabels } from '../labels/FormLabelsProvider';
import { useProof, type AlternativeProof } from './useProof';

export const CAPTCHA_URL = '/api/captcha';
const TIMEOUT_MS = 10_000;
/** The e-services API expires a challenge after 20 minutes. */
const STALE_AFTER_MS = 19 * 60_000;

export interface CaptchaPicture {
  /** `limited`: rate limit of pictures exceeded. */
  readonly state: 'loading' | 'ready' | 'failed' | 'limited';
  /** Data URL while the state is `ready`. */
  readonly source?: string;
  /** Id of the challenge, for its audio and its answer. */
  readonly challenge?: string;
  /** Number of the requested picture, from 1. */
  readonly request: number;
}

export interface Captcha extends CaptchaPicture {
  /** Not announced: the first picture, or one that would talk over a result. */
  readonly quiet: boolean;
  /** Requests a new picture and announces it. */
  readonly renew: () => void;
  /** Requests a new picture without announcing it. */
  readonly renewQuietly: () => void;
  /** Proof of work that replaces the code. */
  readonly instead: AlternativeProof;
  /** Starts the proof of work. */
  readonly skip: () => Promise<void>;
  /** Headers with the captcha's answer and proof; throws CallError if a proof in place fails. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
}

/**
 * Loads the picture of a form's captcha. Each tab has its own challenge. An expired picture is reloaded
 * when the tab becomes visible again, a failed one when the browser is back online.
 */
export function useCaptcha(): Captcha {
  const [{ request, quiet }, setWanted] = useState({ request: 1, quiet: true });
  const [picture, setPicture] = useState<CaptchaPicture>({ state: 'loading', request: 0 });
  const loadedAt = useRef(0);

  useEffect(() => {
    // One controller for unmount and timeout: AbortSignal.any() is missing in browsers before late
    // 2023.
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
        (error: unknown) => {
          const state = error instanceof LimitedError ? 'limited' : 'failed';
          if (!cancelled) setPicture({ state, request });
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
  const { instead, skip, proof } = useProof(request, useFormLabels().captcha.hasProof);
  const { challenge } = shown;
  const headers = useCallback(async () => {
    const solved = await proof().catch(() => {
      throw new CallError(SOMETHING_WENT_WRONG, 'refused', { captcha: 'ERROR CAPTCHA CHECK' });
    });
    return {
      ...(challenge !== undefined && { [CAPTCHA_CHALLENGE_HEADER]: challenge }),
      ...(solved !== null && { [PROOF_HEADER]: solved }),
    };
  }, [challenge, proof]);
  return { ...shown, quiet, renew, renewQuietly, instead, skip, headers };
}

/** HTTP 429. */
class LimitedError extends Error {}

async function load(signal: AbortSignal) {
  const response = await fetch(CAPTCHA_URL, { cache: 'no-store', signal });
  if (response.status === 429) throw new LimitedError();
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || !type.startsWith('image/')) throw new Error('No picture');
  return {
    source: await dataUrl(await response.blob()),
    challenge: response.headers.get(CAPTCHA_CHALLENGE_HEADER) ?? undefined,
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

import {
  CAPTCHA_CHALLENGE,
  CAPTCHA_CHALLENGE_HEADER,
  CAPTCHA_COOKIE,
  CAPTCHA_SESSION,
  OPERATIONS,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { callForJson, callService } from './client';
import { ServiceUnavailableError } from './errors';

const passed = yup.object({ isSuccess: yup.boolean().oneOf([true]).required() }).required();

export interface CaptchaPicture {
  /** PNG. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly challenge: string;
  readonly session: string;
}

/**
 * A new picture for a session, or for a new session if none or an unknown one is given.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function newCaptcha(session: string | undefined): Promise<CaptchaPicture> {
  const { headers, bytes } = await callService({ operation: OPERATIONS.captcha, session });
  const challenge = headers.get(CAPTCHA_CHALLENGE_HEADER) ?? '';
  const given = sessionOf(headers) ?? session;
  if (!isKind(headers, 'image/png') || !CAPTCHA_CHALLENGE.test(challenge) || !given) {
    throw new ServiceUnavailableError('captcha', 'failed');
  }
  return { bytes, challenge, session: given };
}

/**
 * The audio (WAV) of a challenge, by default the session's newest, in a language.
 * @throws ServiceRefusedError (status 404) for a challenge of another session,
 * ServiceUnavailableError
 */
export async function captchaAudio(
  session: string,
  challenge: string | undefined,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const { headers, bytes } = await callService({
    operation: OPERATIONS.captcha,
    session,
    query: { ...(challenge && { challenge }), audio: '1', locale },
  });
  if (!isKind(headers, 'audio/')) throw new ServiceUnavailableError('captcha', 'failed');
  return bytes;
}

/**
 * Checks and consumes the captcha of a submission that another backend stores: POST /captcha/check.
 * @throws ServiceRefusedError "Invalid Captcha", ServiceUnavailableError
 */
export async function requireCaptcha(session: string | undefined, typed: string): Promise<void> {
  await callForJson(
    { operation: OPERATIONS.captchaCheck, session, body: { captcha: typed } },
    passed,
  );
}

function isKind(headers: Headers, type: string): boolean {
  return (headers.get('content-type') ?? '').startsWith(type);
}

function sessionOf(headers: Headers): string | undefined {
  for (const cookie of headers.getSetCookie()) {
    const [name, value = ''] = (cookie.split(';')[0] ?? '').split('=');
    if (name === CAPTCHA_COOKIE && CAPTCHA_SESSION.test(value)) return value;
  }
  return undefined;
}

import {
  CAPTCHA_CHALLENGE,
  CAPTCHA_CHALLENGE_HEADER,
  CAPTCHA_COOKIE,
  CAPTCHA_OPEN,
  CAPTCHA_OPEN_COOKIE,
  CAPTCHA_SESSION,
  OPERATIONS,
  type ProofChallenge,
  type ProofKind,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { callForJson, callService } from './client';
import { ServiceUnavailableError } from './errors';
import type { Visitor } from './visitor';

const proof = yup
  .object({
    isSuccess: yup.boolean().oneOf([true]).required(),
    data: yup
      .object({
        parameters: yup
          .object({
            algorithm: yup.string().required(),
            nonce: yup.string().required(),
            salt: yup.string().required(),
            cost: yup.number().required(),
            keyLength: yup.number().required(),
            keyPrefix: yup.string().required(),
            keySignature: yup.string(),
            expiresAt: yup.number(),
            data: yup.object({ kind: yup.string().required(), most: yup.number().required() }),
          })
          .required(),
        signature: yup.string(),
      })
      .required(),
  })
  .required();

const passed = yup.object({ isSuccess: yup.boolean().oneOf([true]).required() }).required();

export interface CaptchaPicture {
  /** PNG. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly challenge: string;
  readonly session: string;
  /** The session's newest challenges, this one among them. */
  readonly open: string;
}

/**
 * A new picture for a visitor's session, or for a new session if they have none or an unknown one.
 * @throws ServiceRefusedError (status 429 for too many pictures), ServiceUnavailableError
 */
export async function newCaptcha(visitor: Visitor): Promise<CaptchaPicture> {
  const { headers, bytes } = await callService({ operation: OPERATIONS.captcha, visitor });
  const challenge = headers.get(CAPTCHA_CHALLENGE_HEADER) ?? '';
  const session = cookieOf(headers, CAPTCHA_COOKIE, CAPTCHA_SESSION) ?? visitor.session;
  const open = cookieOf(headers, CAPTCHA_OPEN_COOKIE, CAPTCHA_OPEN) ?? challenge;
  if (!isKind(headers, 'image/png') || !CAPTCHA_CHALLENGE.test(challenge) || !session) {
    throw new ServiceUnavailableError('captcha', 'failed');
  }
  return { bytes, challenge, session, open };
}

/**
 * The audio (WAV) of a challenge, by default the session's newest, in a language.
 * @throws ServiceRefusedError (status 404) for a challenge of another session,
 * (status 429) where it was listened to too often, ServiceUnavailableError
 */
export async function captchaAudio(
  visitor: Visitor,
  challenge: string | undefined,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const { headers, bytes } = await callService({
    operation: OPERATIONS.captcha,
    visitor,
    query: { ...(challenge && { challenge }), audio: '1', locale },
  });
  if (!isKind(headers, 'audio/')) throw new ServiceUnavailableError('captcha', 'failed');
  return bytes;
}

/**
 * A proof of work for a visitor's browser to solve.
 * @throws ServiceRefusedError (status 429), ServiceUnavailableError
 */
export async function newProof(visitor: Visitor, kind: ProofKind): Promise<ProofChallenge> {
  const call = { operation: OPERATIONS.captchaProof, visitor, query: { for: kind } };
  return (await callForJson(call, proof)).data;
}

/**
 * Checks and consumes the captcha of a submission that another backend stores: POST /captcha/check.
 * @throws ServiceRefusedError "Invalid Captcha", ServiceUnavailableError
 */
export async function requireCaptcha(visitor: Visitor, typed: string): Promise<void> {
  await callForJson(
    { operation: OPERATIONS.captchaCheck, visitor, body: { captcha: typed } },
    passed,
  );
}

function isKind(headers: Headers, type: string): boolean {
  return (headers.get('content-type') ?? '').startsWith(type);
}

function cookieOf(headers: Headers, wanted: string, pattern: RegExp): string | undefined {
  for (const cookie of headers.getSetCookie()) {
    const [name, value = ''] = (cookie.split(';')[0] ?? '').split('=');
    if (name === wanted && pattern.test(value)) return value;
  }
  return undefined;
}

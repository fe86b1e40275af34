import {
  CAPTCHA_CHALLENGE,
  CAPTCHA_CHALLENGE_HEADER,
  OPERATIONS,
  type ProofChallenge,
  type ProofKind,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { log } from '../logging/log';
import { callForJson, callService } from './client';
import { hasCapability } from '../capabilities';
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
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Media type of the image. */
  readonly type: string;
  /** Undefined if the service does not send it. */
  readonly challenge: string | undefined;
}

/**
 * A new picture; starts the visitor's session.
 * @throws ServiceRefusedError (status 429 for too many pictures), ServiceUnavailableError
 */
export async function newCaptcha(visitor: Visitor): Promise<CaptchaPicture> {
  const { headers, bytes } = await callService({ operation: OPERATIONS.captcha, visitor });
  const type = imageType(headers.get('content-type') ?? '', bytes);
  if (type === undefined) throw new ServiceUnavailableError('captcha', 'failed');
  visitor.session?.begin();
  const challenge = headers.get(CAPTCHA_CHALLENGE_HEADER) ?? '';
  return { bytes, type, challenge: CAPTCHA_CHALLENGE.test(challenge) ? challenge : undefined };
}

/**
 * Audio (WAV) of a challenge, by default the session's newest.
 * @throws ServiceRefusedError (status 404) for a challenge of another session, (status 429) if
 * played too often, ServiceUnavailableError
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

/** A proof of work to solve; throws ServiceRefusedError (429), ServiceUnavailableError. */
export async function newProof(visitor: Visitor, kind: ProofKind): Promise<ProofChallenge> {
  const call = { operation: OPERATIONS.captchaProof, visitor, query: { for: kind } };
  return (await callForJson(call, proof)).data;
}

/**
 * Verifies and consumes the captcha of a submission that another back end stores: POST
 * /captcha/check, requires the capability `captcha-check`.
 * @throws ServiceRefusedError "Invalid Captcha", ServiceUnavailableError
 */
export async function requireCaptcha(visitor: Visitor, typed: string): Promise<void> {
  if (!hasCapability('captcha-check')) {
    log.error({ capability: 'captcha-check' }, 'capability missing');
    throw new ServiceUnavailableError('captchaCheck', 'failed');
  }
  await callForJson(
    { operation: OPERATIONS.captchaCheck, visitor, body: { captcha: typed } },
    passed,
  );
}

function isKind(headers: Headers, type: string): boolean {
  return (headers.get('content-type') ?? '').startsWith(type);
}

/** Fallback for responses without a media type. */
const MAGIC_NUMBERS: readonly (readonly [beginning: RegExp, type: string])[] = [
  [/^\x89PNG/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^GIF8/, 'image/gif'],
  [/^RIFF[^]{4}WEBP/, 'image/webp'],
  [/^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/, 'image/svg+xml'],
];

function imageType(declared: string, bytes: Uint8Array): string | undefined {
  const [type = ''] = declared.toLowerCase().split(';');
  if (bytes.length === 0) return undefined;
  if (/^image\/[\w.+-]+$/.test(type.trim())) return type.trim();
  if (!['', 'application/octet-stream'].includes(type.trim())) return undefined;
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return MAGIC_NUMBERS.find(([pattern]) => pattern.test(beginning))?.[1];
}

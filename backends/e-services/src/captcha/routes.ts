import {
  CAPTCHA_CHALLENGE,
  CAPTCHA_CHALLENGE_HEADER,
  ERRORS,
  LOCALES,
  MAX_LISTENINGS,
  OPERATIONS,
  PROOF_KINDS,
  type Accepted,
  type Locale,
  type ProofChallenge,
  type ProofKind,
} from '@ports-authority/e-services-contract';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../http/client-address.js';
import { Refusal } from '../http/errors.js';
import {
  accepted,
  CAPTCHA,
  CAPTCHA_HEADERS,
  record,
  REFUSED,
  success,
  TEXT,
  WHOLE,
} from '../http/schemas.js';
import type { Captcha } from './captcha.js';
import { drawNumber } from './picture.js';
import { openTokens, readSession, setCookies } from './request.js';
import { requireCaptcha } from './require.js';
import { speakNumber } from './speech.js';

/** As ALTCHA names and signs them. */
const PARAMETERS = {
  type: 'object',
  additionalProperties: true,
  properties: {
    algorithm: TEXT,
    nonce: TEXT,
    salt: TEXT,
    cost: WHOLE,
    keyLength: WHOLE,
    keyPrefix: TEXT,
    keySignature: TEXT,
    expiresAt: WHOLE,
    data: record<{ kind: string; most: number }>({ kind: TEXT, most: WHOLE }),
  },
} as const;

interface CaptchaQuery {
  challenge?: string;
  audio?: '1';
  locale: Locale;
}

interface CaptchaParts {
  captcha: Captcha;
  /** Test endpoint that reveals the answers. */
  captchaTestAnswers: boolean;
  now: () => Date;
}

/**
 * GET /captcha: a new picture, or the audio of an open challenge. GET /captcha/proof: a proof of
 * work. POST /captcha/check: checks an answer.
 */
export function captchaRoutes(app: FastifyInstance, parts: CaptchaParts) {
  const { captcha, captchaTestAnswers, now } = parts;
  app.get<{ Querystring: CaptchaQuery }>(
    `/${OPERATIONS.captcha}`,
    {
      schema: {
        summary: `A picture of six digits; with audio=1, the digits of a challenge or of the newest one, spoken, at most ${MAX_LISTENINGS} times`,
        querystring: {
          type: 'object',
          properties: {
            challenge: { type: 'string', pattern: CAPTCHA_CHALLENGE.source },
            audio: { type: 'string', enum: ['1'] },
            locale: { type: 'string', enum: LOCALES, default: 'ar' },
          },
        },
        response: {
          200: {
            description:
              'X-Captcha-Challenge is the challenge; the cookies are its session and the newest challenges.',
            content: {
              'image/png': { schema: { type: 'string', contentMediaType: 'image/png' } },
              'audio/wav': { schema: { type: 'string', contentMediaType: 'audio/wav' } },
            },
          },
          '4xx': REFUSED,
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const given = readSession(request);
      const kept = openTokens(request);
      const { challenge: wanted, audio, locale } = request.query;
      if (audio) {
        // Without scripts a page cannot name its challenge; it shows the newest.
        const token = wanted ?? kept.at(-1);
        const [challenge] =
          given === undefined || token === undefined
            ? []
            : await captcha.challenges.unused(given, [token]);
        if (!challenge) throw new Refusal(404, ERRORS.notFound);
        await captcha.limits.listenings.consume(challenge.id);
        const seed = captcha.soundSeed(challenge.id, locale);
        return reply.type('audio/wav').send(speakNumber(challenge.answer, locale, seed));
      }
      await captcha.limits.openings.consume(clientAddress(request));
      const isKnown = given !== undefined && captcha.challenges.isOwn(given);
      const session = isKnown ? given : captcha.challenges.newSession();
      const challenge = captcha.challenges.open(session);
      const lifetimeMs = challenge.expiresAt.getTime() - now().getTime();
      const tokens = [...(isKnown ? kept : []), challenge.token];
      setCookies(reply, session, tokens, Math.ceil(lifetimeMs / 1000));
      reply.header(CAPTCHA_CHALLENGE_HEADER, challenge.token);
      return reply.type('image/png').send(await drawNumber(challenge.answer));
    },
  );

  proofRoute(app, captcha);
  checkRoute(app, captcha);
  if (captchaTestAnswers) testRoutes(app, captcha);
}

function proofRoute(app: FastifyInstance, captcha: Captcha) {
  app.get<{ Querystring: { for: ProofKind } }>(
    `/${OPERATIONS.captchaProof}`,
    {
      schema: {
        summary:
          'A proof of work (ALTCHA, version 2) to send in X-Captcha-Proof: beside the code, or a harder one in its place',
        querystring: {
          type: 'object',
          properties: { for: { type: 'string', enum: PROOF_KINDS, default: 'step' } },
        },
        response: {
          200: accepted({
            type: 'object',
            required: ['parameters', 'signature'],
            properties: {
              parameters: PARAMETERS,
              signature: TEXT,
            },
          }),
          '4xx': REFUSED,
        },
      },
    },
    async (request, reply): Promise<Accepted<ProofChallenge>> => {
      reply.header('cache-control', 'no-store');
      const factor = await captcha.limits.countProof(clientAddress(request));
      const data = await captcha.proofs.open(request.query.for, factor);
      return success(data);
    },
  );
}

/** Verifies the captcha of a submission that another system stores. */
function checkRoute(app: FastifyInstance, captcha: Captcha) {
  app.post<{ Body: { captcha?: string } }>(
    `/${OPERATIONS.captchaCheck}`,
    {
      schema: {
        summary: 'Checks an answer; a correct one uses its challenge up, a wrong one the oldest',
        headers: CAPTCHA_HEADERS,
        body: { type: 'object', properties: { captcha: CAPTCHA } },
        response: { 200: accepted({ type: 'null' }), '4xx': REFUSED },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await requireCaptcha(captcha, request, request.body.captcha);
      return success(null);
    },
  );
}

/** Reveals the answers to tests; the settings forbid it in production. */
function testRoutes(app: FastifyInstance, captcha: Captcha) {
  const querystring = {
    type: 'object',
    required: ['session', 'open'],
    properties: {
      session: { type: 'string', maxLength: 100 },
      open: { type: 'string', maxLength: 1000 },
    },
  };
  const answer = record({
    challenges: { type: 'array', items: record({ id: TEXT, answer: TEXT }) },
  });
  type Query = { Querystring: { session: string; open: string } };

  app.get<Query>(
    '/captcha/answers',
    { schema: { hide: true, querystring, response: { 200: answer } } },
    async ({ query: { session, open } }) => {
      const challenges = await captcha.challenges.unused(session, open.split('.'));
      return { challenges: challenges.map(({ token, answer }) => ({ id: token, answer })) };
    },
  );
  app.delete<Query>(
    '/captcha/answers',
    { schema: { hide: true, querystring, response: { 200: answer } } },
    async ({ query: { session, open } }) => {
      await captcha.challenges.discard(session, open.split('.'));
      return { challenges: [] };
    },
  );
}

import { CAPTCHA_CHALLENGE_HEADER, ERRORS, OPERATIONS } from '@ports-authority/e-services-contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/errors.js';
import { accepted, CAPTCHA, record, REFUSED, TEXT } from '../http/schemas.js';
import type { Service } from '../service.js';
import { drawNumber } from './picture.js';
import { requireCaptcha } from './require.js';
import { readSession, setSession } from './session-cookie.js';
import { SPEECH_LOCALES, speakNumber, type SpeechLocale } from './speech.js';

interface CaptchaQuery {
  challenge?: string;
  audio?: '1';
  locale: SpeechLocale;
}

/** GET /captcha: a new picture, or an open one read aloud. POST /captcha/check: checks an answer. */
export function captchaRoutes(app: FastifyInstance, { captcha, captchaTestAnswers }: Service) {
  app.get<{ Querystring: CaptchaQuery }>(
    `/${OPERATIONS.captcha}`,
    {
      schema: {
        summary:
          'A picture of six digits; with audio=1, the digits of a challenge or of the newest one, spoken',
        querystring: {
          type: 'object',
          properties: {
            challenge: { type: 'string', pattern: '^[0-9a-f-]{36}$' },
            audio: { type: 'string', enum: ['1'] },
            locale: { type: 'string', enum: SPEECH_LOCALES, default: 'ar' },
          },
        },
        response: {
          200: {
            description: 'X-Captcha-Challenge is the id of the challenge, the cookie its session.',
            content: {
              'image/png': { schema: { type: 'string', contentMediaType: 'image/png' } },
              'audio/wav': { schema: { type: 'string', contentMediaType: 'audio/wav' } },
            },
          },
          404: REFUSED,
        },
      },
    },
    async (request, reply) => {
      const token = readSession(request);
      reply.header('cache-control', 'no-store');
      const { challenge: wanted, audio, locale } = request.query;
      if (audio) {
        // A page without JavaScript can't read the challenge's id; the newest is the one it shows.
        const challenge = token === undefined ? undefined : captcha.find(token, wanted);
        if (!challenge) throw new Refusal(404, ERRORS.notFound);
        return reply.type('audio/wav').send(speakNumber(challenge.answer, locale));
      }
      const opened = captcha.open(token);
      setSession(reply, opened.token);
      reply.header(CAPTCHA_CHALLENGE_HEADER, opened.challenge.id);
      return reply.type('image/png').send(await drawNumber(opened.challenge.answer));
    },
  );

  checkRoute(app, captcha);
  if (captchaTestAnswers) testRoutes(app, captcha);
}

/** For submissions that another system stores; consumes the challenge as this service's forms do. */
function checkRoute(app: FastifyInstance, captcha: Service['captcha']) {
  app.post<{ Body: { captcha?: string } }>(
    `/${OPERATIONS.captchaCheck}`,
    {
      schema: {
        summary: 'Checks an answer; a correct one consumes its challenge, a wrong one the oldest',
        body: { type: 'object', properties: { captcha: CAPTCHA } },
        response: { 200: accepted({ type: 'null' }), '4xx': REFUSED },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await requireCaptcha(captcha, request, request.body.captcha);
      return { isSuccess: true, error: null, data: null };
    },
  );
}

/** Lets tests read the answers; the settings forbid it in production. */
function testRoutes(app: FastifyInstance, captcha: Service['captcha']) {
  const querystring = {
    type: 'object',
    required: ['session'],
    properties: { session: { type: 'string', maxLength: 100 } },
  };
  const answer = record({
    challenges: { type: 'array', items: record({ id: TEXT, answer: TEXT }) },
  });

  app.get<{ Querystring: { session: string } }>(
    '/captcha/answers',
    { schema: { hide: true, querystring, response: { 200: answer } } },
    async (request) => ({ challenges: captcha.challenges(request.query.session) }),
  );
  app.delete<{ Querystring: { session: string } }>(
    '/captcha/answers',
    { schema: { hide: true, querystring, response: { 200: answer } } },
    async (request) => {
      captcha.expire(request.query.session);
      return { challenges: [] };
    },
  );
}

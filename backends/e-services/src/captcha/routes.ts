import type { FastifyInstance } from 'fastify';
import { rememberSession, sessionOf } from '../http/cookies.js';
import { Refusal, SENTENCES } from '../http/errors.js';
import { record, REFUSED, TEXT } from '../http/schemas.js';
import type { Service } from '../service.js';
import { drawNumber } from './picture.js';
import { SPEECH_LOCALES, speakNumber, type SpeechLocale } from './speech.js';

interface CaptchaQuery {
  challenge?: string;
  audio?: '1';
  locale: SpeechLocale;
}

/** GET /captcha: a new picture, or the sound of one that is open. */
export function captchaRoutes(app: FastifyInstance, { captcha, captchaTestAnswers }: Service) {
  app.get<{ Querystring: CaptchaQuery }>(
    '/captcha',
    {
      schema: {
        summary: 'A picture of six digits; with audio=1 the same digits spoken',
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
            description: 'X-Captcha-Challenge names the challenge, the cookie its session.',
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
      const token = sessionOf(request);
      reply.header('cache-control', 'no-store');
      const { challenge: wanted, audio, locale } = request.query;
      if (audio) {
        const open = token === undefined ? [] : captcha.challenges(token);
        const challenge = open.find(({ id }) => id === wanted);
        if (!challenge) throw new Refusal(404, SENTENCES.notFound);
        return reply.type('audio/wav').send(speakNumber(challenge.answer, locale));
      }
      const opened = captcha.open(token);
      rememberSession(reply, opened.token);
      reply.header('x-captcha-challenge', opened.challenge.id);
      return reply.type('image/png').send(await drawNumber(opened.challenge.answer));
    },
  );

  if (captchaTestAnswers) testRoutes(app, captcha);
}

/** How tests learn answers; the settings forbid it in production. */
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

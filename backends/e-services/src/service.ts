import type { FastifyBaseLogger } from 'fastify';
import type { CaptchaSessions } from './captcha/sessions.js';
import type { Database } from './database/connect.js';

/** What the routes work with. */
export interface Service {
  database: Database;
  captcha: CaptchaSessions;
  captchaTestAnswers: boolean;
  log: FastifyBaseLogger;
  now: () => Date;
}

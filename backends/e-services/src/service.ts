import type { FastifyBaseLogger } from 'fastify';
import type { CaptchaSessions } from './captcha/sessions.js';
import type { Database } from './database/connect.js';
import type { Desk } from './submissions/accept.js';

/** What the routes work with. */
export interface Service {
  database: Database;
  captcha: CaptchaSessions;
  captchaTestAnswers: boolean;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Where submissions are taken in. */
  desk: Desk;
}

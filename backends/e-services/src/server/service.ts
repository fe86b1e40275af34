import type { FastifyBaseLogger } from 'fastify';
import type { Captcha } from '../captcha/captcha.js';
import type { Database } from '../database/connect.js';
import type { LookupLimit } from '../limits/lookup-limits.js';
import type { Metrics } from '../telemetry/metrics.js';
import type { Subscriptions } from '../subscriptions/subscriptions.js';
import type { SubmissionService } from '../submissions/submission-service.js';

export interface Service {
  database: Database;
  captcha: Captcha;
  captchaTestAnswers: boolean;
  /** Shared with the site; empty: no authentication. */
  token: string;
  log: FastifyBaseLogger;
  metrics: Metrics;
  isDraining: () => boolean;
  fileState: () => Promise<'up' | 'failing'>;
  now: () => Date;
  submissions: SubmissionService;
  lookups: LookupLimit;
  caseLookups: LookupLimit;
  /** Undefined: mail or the site's address is not configured. */
  subscriptions: Subscriptions | undefined;
  /** Daily maximum of subscription requests per client. */
  subscriptionsPerClient: number;
}

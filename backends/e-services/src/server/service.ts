import type { FastifyBaseLogger } from 'fastify';
import type { Captcha } from '../captcha/captcha.js';
import type { Database } from '../database/connect.js';
import type { LookupLimits } from '../limits/lookup-limits.js';
import type { Metrics } from '../telemetry/metrics.js';
import type { Subscriptions } from '../subscriptions/subscriptions.js';
import type { SubmissionService } from '../submissions/submission-service.js';

/** Dependencies of the routes. */
export interface Service {
  database: Database;
  captcha: Captcha;
  captchaTestAnswers: boolean;
  /** Shared with the site; empty: requests need none. */
  token: string;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** True while the process is shutting down. */
  isDraining: () => boolean;
  /** State of the store of submitted files. */
  fileState: () => Promise<'up' | 'failing'>;
  now: () => Date;
  submissions: SubmissionService;
  lookups: LookupLimits;
  caseLookups: LookupLimits;
  /** Undefined: no mail is sent, or the site's address is not set. */
  subscriptions: Subscriptions | undefined;
  /** Subscriptions that one client may ask for in a day. */
  subscriptionsPerClient: number;
}

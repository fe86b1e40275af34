import type { FastifyBaseLogger } from 'fastify';
import type { Captcha } from '../captcha/captcha.js';
import type { Database } from '../database/connect.js';
import type { LookupLimits } from '../limits/lookup-limits.js';
import type { Metrics } from '../telemetry/metrics.js';
import type { Subscriptions } from '../subscriptions/subscriptions.js';
import type { SubmissionService } from '../submissions/submission-service.js';

/** What the routes depend on. */
export interface Service {
  database: Database;
  captcha: Captcha;
  captchaTestAnswers: boolean;
  /** Shared with the site; empty: requests need none. */
  token: string;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Whether the process is ending and should get no new requests. */
  isDraining: () => boolean;
  /** Whether the store of submitted files responds. */
  fileState: () => Promise<'up' | 'failing'>;
  now: () => Date;
  submissions: SubmissionService;
  lookups: LookupLimits;
  caseLookups: LookupLimits;
  /** Undefined: no mail is sent, or nothing is known of the site. */
  subscriptions: Subscriptions | undefined;
  /** Subscriptions that one client may ask for in a day. */
  subscriptionsPerClient: number;
}

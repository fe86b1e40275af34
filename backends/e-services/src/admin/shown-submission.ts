import type { OrderState } from '@ports-authority/e-services-contract';
import type { cases } from '../database/schema.js';

/** A submission as the command-line tool prints it. */
export interface ShownSubmission {
  id: number;
  reference: string;
  kind: string;
  receivedAt: string;
  fields: Record<string, string>;
  file: { title: string; size: number } | null;
  reservation: { state: OrderState; until: string } | null;
  /** Null until the hourly clean-up, if an older release stored it. */
  case: Pick<typeof cases.$inferSelect, 'state' | 'department' | 'dueOn' | 'language'> | null;
}

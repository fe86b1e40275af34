import {
  DESK_ERRORS,
  type CaseState,
  type NewDecision,
} from '@ports-authority/e-services-contract';
import type { Database } from '../database/connect.js';
import { DeskRefusal } from './refusal.js';
import type { Notices } from './notices.js';
import { closeReservation, expiredOrders } from '../movables/reservations.js';
import {
  webhookEvent,
  findLocked,
  forbidden,
  lockCase,
  appendHistory,
  requireVersion,
  save,
  type Change,
  type ChangeContext,
} from './locked.js';

const NEXT_STATE: Record<NewDecision['decision'], CaseState> = {
  accepted: 'answered',
  refused: 'closed',
};

/**
 * Accepts or refuses an order: reservation, case and message to the sender in one transaction.
 * @param decision without a version there is no conflict check; a closed case stays closed
 * @throws DeskRefusal if a refusal has no reason, on a version conflict, or if the order's state
 *   does not allow it
 */
export async function decideOrder(
  { database, caller, reference, now }: ChangeContext,
  { decision, text, version }: Omit<NewDecision, 'version'> & { version?: number },
  notices: Notices,
): Promise<void> {
  if (decision === 'refused' && !text.trim()) {
    throw new DeskRefusal(DESK_ERRORS.input, 'A refusal needs a reason.');
  }
  await database.transaction(async (transaction) => {
    const record = await lockCase(transaction, caller, reference);
    const { case: found, submission } = record;
    if (version !== undefined) {
      requireVersion(found.version, version);
      if (found.state === 'closed') throw forbidden();
    }
    const before = await closeReservation(transaction, reference, decision);
    if (!before) throw forbidden();
    const state = found.state === 'closed' ? 'closed' : NEXT_STATE[decision];
    await notices.decided(transaction, {
      ...{ reference, decision, text, now },
      fields: submission.fields,
      language: found.language,
      by: caller.person,
    });
    await save(transaction, record, { state }, now);
    const changes: Change[] = [{ what: 'order', from: before, to: decision }];
    if (state !== found.state) changes.push({ what: 'state', from: found.state, to: state });
    await appendHistory(transaction, reference, caller.person, changes, now);
    const event = webhookEvent('case.answered', record, { state }, now);
    await notices.report(transaction, event, found.version + 1);
  });
  notices.committed();
}

/**
 * Expires overdue orders and records it in their cases, which stay open.
 * @returns how many
 */
export async function expireOrders(database: Database, now: Date): Promise<number> {
  let expired = 0;
  for (const reference of await expiredOrders(database, now)) {
    const before = await database.transaction(async (transaction) => {
      const record = await findLocked(transaction, reference);
      const state = await closeReservation(transaction, reference, 'lapsed');
      if (record && state) {
        await save(transaction, record, {}, now);
        const change: Change = { what: 'order', from: state, to: 'lapsed' };
        await appendHistory(transaction, reference, null, [change], now);
      }
      return state;
    });
    if (before) expired += 1;
  }
  return expired;
}

import type { Knex } from 'knex';
import { addPeriods, type Period } from '../shared/time/periods';
import { membershipColumns, toState } from './change-membership';
import { paidUntil } from './decide-membership';

/**
 * Moves a person's memberships a number of days into the past. The next jobs then process what has
 * become due. Returns the number of memberships.
 */
export async function advanceMemberships(
  trx: Knex.Transaction,
  userId: string,
  days: number,
): Promise<number> {
  const rows = await trx('fanclub_memberships')
    .where({ user_id: userId })
    .forUpdate()
    .select(...membershipColumns);
  const past: Period = { unit: 'day', count: -days };
  for (const row of rows) {
    const state = toState(row);
    const anchorAt = addPeriods(row.anchor_at, past, 1);
    // Months are counted from the anchor, so the end moves to its place relative to the new anchor.
    const movedMs = paidUntil({ ...state, anchorAt }).getTime() - paidUntil(state).getTime();
    const moved = (at: Date) => new Date(at.getTime() + movedMs);
    await trx('fanclub_memberships')
      .where({ id: row.id })
      .update({
        started_at: addPeriods(row.started_at, past, 1),
        anchor_at: anchorAt,
        expires_at: moved(row.expires_at),
        due_at: row.due_at && moved(row.due_at),
        cancelled_at: row.cancelled_at && addPeriods(row.cancelled_at, past, 1),
      });
  }
  return rows.length;
}

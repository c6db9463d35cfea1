import type { Knex } from 'knex';
import { within, type Period } from '../../shared/period';

/** Counts completed payments and opened disputes of a period. */
export async function countDisputes(
  db: Knex,
  period: Period,
): Promise<{ payments: number; disputes: number }> {
  const [payments, disputes] = await Promise.all([
    db('payments')
      .whereRaw(...within('completed_at', period))
      .first<{ count: number }>(db.raw('count(*)::int as count')),
    db('disputes')
      .whereRaw(...within('opened_at', period))
      .first<{ count: number }>(db.raw('count(*)::int as count')),
  ]);
  return { payments: payments.count, disputes: disputes.count };
}

import type { Knex } from 'knex';

/** Money of a payment that was returned, by a refund or a chargeback that stands. */
interface ReversalListed {
  /** The id of the refund or dispute. */
  id: string;
  /** Including tax, in minor units of the payment's currency. */
  minor: number;
}

/** Returns the completed refunds and open chargebacks of a payment, the oldest first. */
export async function listReversals(db: Knex, paymentId: string): Promise<ReversalListed[]> {
  const { rows } = await db.raw<{ rows: ReversalListed[] }>(
    `select id, amount_minor as minor, completed_at as at from refunds
      where payment_id = :id and state = 'completed'
     union all
     select id, amount_minor, opened_at from disputes where payment_id = :id and state = 'open'
     order by at, id`,
    { id: paymentId },
  );
  return rows.map(({ id, minor }) => ({ id, minor: Number(minor) }));
}

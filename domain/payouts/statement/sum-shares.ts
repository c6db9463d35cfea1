import type { Knex } from 'knex';

/** The earnings and losses of a person so far, in minor units; their sum is owed to the person. */
interface SharesSummed {
  earned: number;
  /** Negative. */
  takenBack: number;
  /** Negative if a manager gets a part, positive for a manager. */
  managers: number;
  /** Negative. */
  paid: number;
}

/** Returns the sums of a person's shares from the ledger. */
export async function sharesOf(
  db: Knex,
  { userId, currency }: { userId: string; currency: string },
): Promise<SharesSummed> {
  const { rows } = await db.raw<{ rows: SharesSummed[] }>(
    `with moves as (
       select reason, sum(amount)::bigint as own from share_movements
        where creator_id = :userId and currency = :currency
        group by transfer_id, reason having sum(amount) <> 0
     )
     select coalesce(sum(own) filter (where not is_other and own > 0), 0)::bigint as earned,
            coalesce(sum(own) filter (where not is_other and own < 0), 0)::bigint as "takenBack",
            coalesce(sum(own) filter (where reason = 'creator_share_split'), 0)::bigint as managers,
            coalesce(sum(own) filter (where reason like 'payout\\_%'), 0)::bigint as paid
       from moves
       cross join lateral (select reason = 'creator_share_split' or reason like 'payout\\_%'
                                  as is_other) kind`,
    { userId, currency },
  );
  return rows[0] ?? { earned: 0, takenBack: 0, managers: 0, paid: 0 };
}

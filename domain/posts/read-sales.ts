import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';
import { walletSettings } from '../wallet/settings';
import type { Money } from '../shared/money';

/** The views and sales of a post since it was published. */
export interface PostSales {
  likes: number;
  /** The people who bought the whole post. */
  unlocks: number;
  /** The creator's share of what was paid for the post and its parts, by the ledger. */
  earned: Money;
}

/** Returns likes, unlocks and earnings of posts, by post. */
export async function readSales(
  context: DomainContext,
  postIds: readonly string[],
): Promise<Map<string, PostSales>> {
  if (postIds.length === 0) return new Map();
  const { token_currency: currency } = await context.settings(walletSettings);
  const query = context.db.raw(
    `with sold as (
       select id as post_id, id as reference from posts where id = any (cast(:ids as uuid[]))
       union all
       select post_id, id from post_assets where post_id = any (cast(:ids as uuid[]))
       union all
       select a.post_id, bought.order_id
         from post_assets a join post_asset_unlocks bought on bought.asset_id = a.id
        where a.post_id = any (cast(:ids as uuid[])) and bought.order_id is not null
     ), earned as (
       select sold.post_id, sum(posting.amount)::bigint as minor
         from sold join ledger_postings posting on posting.reference = sold.reference
        where posting.account like 'creator-held:%' and posting.unit = :currency
        group by sold.post_id
     )
     select p.id, coalesce(counts.likes, 0) as likes,
            (select count(*) from post_unlocks bought where bought.post_id = p.id)::integer as unlocks,
            coalesce(earned.minor, 0)::float8 as earned
       from posts p
       left join post_counts counts on counts.post_id = p.id
       left join earned on earned.post_id = p.id
      where p.id = any (cast(:ids as uuid[]))`,
    { ids: [...postIds], currency },
  );
  const rows = await readTogether<{ id: string; likes: number; unlocks: number; earned: number }>(
    context.db,
    query,
    {},
  );
  return new Map(
    rows.map(({ id, likes, unlocks, earned }) => [
      id,
      { likes, unlocks, earned: { minor: earned, currency } },
    ]),
  );
}

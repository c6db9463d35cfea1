import type { Knex } from 'knex';
import type { PublishedPostsRow } from '~/db/rows';

interface Row extends Pick<PublishedPostsRow, 'character_id'> {
  percent: number;
}

/** Returns the largest discount on any post of each of these characters, in whole per cent. */
export async function findDiscounts(
  db: Knex,
  characterIds: string[],
): Promise<Map<string, { discountPercent: number }>> {
  if (characterIds.length === 0) return new Map();
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select p.character_id,
            max(round(100 - 100.0 * p.discounted_price / p.unlock_price))::integer as percent
       from published_posts p
      where p.character_id = any(cast(? as uuid[]))
        and p.discounted_price is not null
      group by p.character_id`,
    [characterIds],
  );
  return new Map(
    rows.map(({ character_id: id, percent }) => [id, { discountPercent: percent }] as const),
  );
}

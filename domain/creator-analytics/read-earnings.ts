import type { DomainContext } from '../shared/context';
import { walletSettings } from '../wallet/settings';
import { resolveRange, type Range } from './range';
import type { FiguresQuery } from './read-metric';

/** A character and the owner of its shares. */
interface Earner {
  ownerId: string;
  characterId: string;
}

interface EarningsOfSeveral {
  range: Range;
  /** The currency of all values, which are in its minor units. */
  currency: string;
  /** One value per bucket of the range, by character; characters that earned nothing are left out. */
  values: Map<string, number[]>;
}

/**
 * Returns the earnings of several characters in a range, in two statements whatever their number; null for an
 * impossible custom range.
 */
export async function readEarningsOf(
  context: DomainContext,
  earners: readonly Earner[],
  { timeZone, ...requested }: Omit<FiguresQuery, 'source'>,
): Promise<EarningsOfSeveral | null> {
  const { db, now } = context;
  const { token_currency: currency } = await context.settings(walletSettings);
  const several = {
    owners: earners.map(({ ownerId }) => ownerId),
    characters: earners.map(({ characterId }) => characterId),
  };
  const { rows: first } = await db.raw<{ rows: { at: Date | null }[] }>(
    `select min(hour) as at from creator_hours join ${earnersSql} using (owner_id, character_id)`,
    several,
  );
  const firstAt = first[0]?.at ?? null;
  const range = resolveRange(requested, { now: now(), timeZone, firstAt });
  if (!range) return null;
  const { rows } = await db.raw<{
    rows: { character_id: string; bucket: number; minor: string }[];
  }>(
    `select character_id, width_bucket(hour, :starts::timestamptz[]) as bucket,
            sum(earnings_platform + earnings_referrals)::bigint as minor
       from creator_hours join ${earnersSql} using (owner_id, character_id)
      where unit = :currency and hour >= :from and hour < :to
      group by 1, 2`,
    {
      ...several,
      currency,
      starts: range.starts.map((start) => start.toISOString()),
      from: range.from,
      to: range.to,
    },
  );
  const values = new Map<string, number[]>();
  for (const { character_id: id, bucket, minor } of rows) {
    const buckets = values.get(id) ?? range.starts.map(() => 0);
    buckets[bucket - 1] = Number(minor);
    values.set(id, buckets);
  }
  return { range, currency, values };
}

const earnersSql = `unnest(cast(:owners as uuid[]), cast(:characters as uuid[]))
  as earner (owner_id, character_id)`;

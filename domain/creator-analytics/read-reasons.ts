import type { DomainContext } from '../shared/context';
import type { Subject } from './metrics';
import type { Range } from './range';

/** Earnings in a range by the reason of the spends. */
interface ReasonEarned {
  reason: string;
  minor: number;
}

/** Returns a creator's earnings in a range by reason, in minor units of a currency, the highest first. */
export async function readReasons(
  { db }: Pick<DomainContext, 'db'>,
  { ownerId, characterId }: Subject,
  { from, to }: Pick<Range, 'from' | 'to'>,
  currency: string,
): Promise<ReasonEarned[]> {
  const rows = await db('creator_hour_reasons')
    .where({ owner_id: ownerId, unit: currency })
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .modify((query) => {
      if (characterId !== undefined) void query.where({ character_id: characterId });
    })
    .groupBy('reason')
    .orderByRaw('minor desc, reason')
    .select<{ reason: string; minor: string }[]>('reason', db.raw('sum(minor)::bigint as minor'));
  return rows.map(({ reason, minor }) => ({ reason, minor: Number(minor) }));
}

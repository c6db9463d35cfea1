import { setLive } from '../characters/set-live';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { refuse, type Refusal } from './refusals';
import { creatorsSettings } from './settings';

/**
 * Shows a creator's twin as live now until some hours from now, or no longer. A repeated call renews the
 * hours. Refuses a person whose twin is not live on the site.
 */
export async function setLiveNow(
  context: DomainContext,
  { userId, isLiveNow }: { userId: string; isLiveNow: boolean },
): Promise<{ ok: true; liveUntil: Date | null } | Refusal<'twin-not-live'>> {
  const { live_now_seconds: seconds } = await context.settings(creatorsSettings);
  const liveUntil = isLiveNow ? new Date(context.now().getTime() + seconds * 1000) : null;
  return transact(context, async (trx) => {
    const creator = await trx('creators')
      .join('live_models', 'live_models.creator_id', 'creators.id')
      .where('creators.user_id', userId)
      .forUpdate('creators')
      .first<{ id: string; character_id: string } | undefined>(
        'creators.id',
        'live_models.character_id',
      );
    if (!creator) return refuse('twin-not-live');
    await trx('creators').where({ id: creator.id }).update({ live_until: liveUntil });
    await setLive(trx, [creator.character_id], isLiveNow);
    return { ok: true, liveUntil };
  });
}

/** Ends "live now" where it was not renewed in time; returns the number of creators. */
export async function endLiveNow(context: DomainContext): Promise<number> {
  return transact(context, async (trx) => {
    const ended = await trx('creators')
      .where('live_until', '<=', context.now())
      .update({ live_until: null })
      .returning('character_id');
    const ids = ended.flatMap(({ character_id }) => character_id ?? []);
    if (ids.length > 0) await setLive(trx, ids, false);
    return ended.length;
  });
}

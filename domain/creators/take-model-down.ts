import type { Knex } from 'knex';
import { setLive } from '../characters/set-live';
import { withdrawCharacter } from '../characters/withdraw-character';
import type { DomainContext } from '../shared/context';
import { modelTakenDown } from './hooks-of-consent';

/**
 * Ends a live model and withdraws its twin, in the caller's transaction, which has locked the model. Returns
 * false if it is not live; so what follows from it happens once.
 */
export async function takeModelDown(
  context: DomainContext,
  trx: Knex.Transaction,
  creatorId: string,
): Promise<boolean> {
  const [live] = await trx('live_models')
    .where({ creator_id: creatorId })
    .delete()
    .returning<{ character_id: string }[]>('character_id');
  if (!live) return false;
  const characterId = live.character_id;
  await trx('creators').where({ id: creatorId }).update({ live_until: null });
  await setLive(trx, [characterId], false);
  await withdrawCharacter(trx, characterId);
  await context.hooks.run(modelTakenDown, trx, { creatorId, characterId });
  return true;
}

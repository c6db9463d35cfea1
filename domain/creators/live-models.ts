import type { Knex } from 'knex';
import { publishCharacter } from '../characters/publish-character';

/**
 * Puts a model live and publishes its twin, in the caller's transaction. The database refuses a model with
 * a step that is not done or without consent.
 */
export async function putLive(
  trx: Knex.Transaction,
  { creatorId, characterId }: { creatorId: string; characterId: string },
  now: Date,
): Promise<void> {
  await trx('live_models')
    .insert({ creator_id: creatorId, character_id: characterId, live_since: now })
    .onConflict('creator_id')
    .ignore();
  await publishCharacter(trx, characterId);
}

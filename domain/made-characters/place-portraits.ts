import type { Knex } from 'knex';
import { placeGeneration, type Placed } from '../generations/place-generation';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { composePortrait, portraitsOfCharacter } from './compose-portrait';
import type { MadeCharacter } from './made-rows';
import { makingReason } from './order-character';

/** The purpose of orders for portraits. */
export const madePortrait = 'made_portrait';

/**
 * Orders six portraits of a locked character in the caller's transaction, as its next batch. They cost
 * nothing by themselves: the character is paid for as a whole, as are six other portraits.
 */
export async function placePortraits(
  context: DomainContext,
  trx: Knex.Transaction,
  { id: characterId, userId, choices }: Pick<MadeCharacter, 'id' | 'userId' | 'choices'>,
): Promise<number> {
  const batch = await nextBatch(trx, characterId);
  const profile = await trx('character_profiles').where({ id: characterId }).first('slug');
  for (let place = 0; place < portraitsOfCharacter; place += 1) {
    const id = newId();
    await trx('made_portraits').insert({
      id,
      character_id: characterId,
      user_id: userId,
      batch,
      place,
      created_at: context.now(),
    });
    const placed = await placeGeneration(context, trx, {
      userId,
      characterId,
      creatorId: null,
      kind: 'photo',
      purpose: madePortrait,
      subjectId: id,
      idempotencyKey: `portrait:${id}`,
      order: composePortrait(choices, { of: profile?.slug ?? characterId, place }),
      tokens: 0,
      reason: makingReason,
      isSubscriber: false,
    });
    requirePlaced(placed);
  }
  return batch;
}

/** Returns the number of the next batch of a locked character. */
export async function nextBatch(trx: Knex.Transaction, characterId: string): Promise<number> {
  const last = await trx('made_portraits')
    .where({ character_id: characterId })
    .orderBy('batch', 'desc')
    .first('batch');
  return (last?.batch ?? 0) + 1;
}

/** Free orders with limits of their own are never refused. */
function requirePlaced(placed: Placed | { ok: false; reason: string }): asserts placed is Placed {
  if (!placed.ok) throw new Error(`a portrait was refused: ${placed.reason}`);
}

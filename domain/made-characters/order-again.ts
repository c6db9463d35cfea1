import { transact } from '../shared/transactions/transact';
import type { DomainContext } from '../shared/context';
import { lockMade, toMadeCharacter } from './made-rows';
import { orderCharacterIn } from './order-character';
import type { Offered } from './read-offered';
import type { MakerStatus } from './read-maker-status';
import { refuse } from './refusals';

interface Repeat {
  userId: string;
  characterId: string;
  offered: Offered;
  makerStatus: MakerStatus;
  confirmed?: number | undefined;
}

/**
 * Orders a failed character once more with the same choices, at the present price, and removes the failed
 * one. One that was refused is not made again. A repeated call returns the first order.
 */
export async function orderAgain(
  context: DomainContext,
  { userId, characterId, ...ordering }: Repeat,
) {
  return transact(context, async (trx) => {
    const row = await lockMade(trx, characterId);
    if (row?.user_id !== userId) return refuse('no-such-made-character');
    if (row.state !== 'failed' || row.failure === 'refused') return refuse('not-made-again');
    const ordered = await orderCharacterIn(context, trx, {
      ...ordering,
      userId,
      choices: toMadeCharacter(context.seal, row).choices,
      idempotencyKey: `again:${characterId}`,
    });
    if (ordered.ok) {
      await trx('made_characters').where({ id: characterId }).update({ deleted_at: context.now() });
    }
    return ordered;
  });
}

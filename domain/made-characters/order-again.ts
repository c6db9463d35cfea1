import { transact } from '../shared/transactions/transact';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';
import { lowestAge } from './choices';
import { lockMade, toMadeCharacter } from './made-rows';
import { orderCharacterIn } from './order-character';
import type { Offered } from './read-offered';
import type { MakerStatus } from './read-maker-status';
import { refuse } from './refusals';

/** A failed character is made again, as another row. */
export const characterOrderedAgain = defineHook<{ from: string; to: string }>(
  'made-characters.character-ordered-again',
);

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
    // A character from a card keeps its price, and the age that its card states.
    const isFromCard = row.price_kind === 'card';
    const { offered } = ordering;
    const ordered = await orderCharacterIn(context, trx, {
      ...ordering,
      ...(isFromCard && {
        price: { kind: 'card', tokens: row.tokens },
        offered: { ...offered, minAge: lowestAge },
      }),
      userId,
      choices: toMadeCharacter(context.seal, row).choices,
      idempotencyKey: `again:${characterId}`,
    });
    if (ordered.ok) {
      await trx('made_characters').where({ id: characterId }).update({ deleted_at: context.now() });
      const { characterId: to } = ordered;
      await context.hooks.run(characterOrderedAgain, trx, { from: characterId, to });
    }
    return ordered;
  });
}

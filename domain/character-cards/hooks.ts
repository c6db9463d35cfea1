import { firstMessageWritten } from '../made-characters/edit-made';
import { characterOrderedAgain } from '../made-characters/order-again';
import { on } from '../shared/hooks';

export const characterCardsHooks = [
  /** A card stays with its character when that is made again. */
  on(characterOrderedAgain, async (_context, trx, { from, to }) => {
    await trx('character_cards').where({ character_id: from }).update({ character_id: to });
  }),
  /** A first message that its owner writes here replaces those of the card. */
  on(firstMessageWritten, async (_context, trx, { characterId }) => {
    await trx('character_cards').where({ character_id: characterId }).update({ greeting: null });
  }),
];

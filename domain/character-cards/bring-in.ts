import { lowestAge } from '../made-characters/choices';
import { orderCharacterIn } from '../made-characters/order-character';
import type { Offered } from '../made-characters/read-offered';
import type { MakerStatus } from '../made-characters/read-maker-status';
import type { Chance } from '../made-characters/suggest-name';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { toStoredCard } from './card-rows';
import { choicesOfCard, type CardDecisions } from './choices-of-card';
import { findAge } from './find-age';
import { refuse } from './refusals';
import { characterCardsSettings } from './settings';

interface Bringing {
  userId: string;
  cardId: string;
  decisions: CardDecisions;
  /** The index of the greeting with which chats begin. */
  greetingIndex: number;
  offered: Offered;
  makerStatus: MakerStatus;
  greetings: readonly string[];
  chance: Chance;
  confirmed?: number | undefined;
}

/**
 * Orders the character of a person's card: it is made like any other, with portraits of our own, at the
 * price of cards. An age that the card states applies. A repeated call returns the first order.
 */
export async function bringIn(context: DomainContext, bringing: Bringing) {
  const { userId, cardId, decisions, offered, greetingIndex } = bringing;
  const { card_price: tokens } = await context.settings(characterCardsSettings);
  return transact(context, async (trx) => {
    const row = await trx('character_cards')
      .where({ id: cardId, user_id: userId })
      .forUpdate()
      .first();
    if (!row) return refuse('no-such-character-card');
    const { parts, document } = toStoredCard(context.seal, row);
    const stated = findAge(document, parts);
    const age = stated.kind === 'stated' ? stated.age : decisions.age;
    // Our own lowest age is for characters that are made here; the table refuses less than 18.
    const ground = stated.kind === 'stated' ? { ...offered, minAge: lowestAge } : offered;
    const ordered = await orderCharacterIn(context, trx, {
      userId,
      choices: choicesOfCard(parts, { ...decisions, age }, { ...bringing, offered: ground }),
      offered: ground,
      makerStatus: bringing.makerStatus,
      idempotencyKey: `card:${cardId}`,
      price: { kind: 'card', tokens },
      confirmed: bringing.confirmed,
    });
    if (ordered.ok && ordered.isNew) {
      const greeting = parts.greetings[greetingIndex] === undefined ? null : greetingIndex;
      await trx('character_cards')
        .where({ id: cardId })
        .update({ character_id: ordered.characterId, greeting });
    }
    return ordered;
  });
}

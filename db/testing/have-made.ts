import { sealCard } from '~/domain/character-cards/card-rows';
import { orderCharacter } from '~/domain/made-characters/order-character';
import { everythingOffered, sampleChoices } from '~/domain/made-characters/testing/sample-choices';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';

/**
 * Gives a user a character that was ordered from a card, in words with a mark, with a portrait and an order
 * of others.
 */
export async function haveMade(
  context: DomainContext,
  userId: string,
  mark: string,
): Promise<void> {
  const { db, seal, now } = context;
  const ordered = await orderCharacter(context, {
    userId,
    choices: sampleChoices({ greeting: mark, line: mark, yourLine: mark }),
    offered: everythingOffered,
    makerStatus: { ageStatus: 'passed', pausedUntil: null },
    idempotencyKey: newId(),
  });
  if (!ordered.ok) throw new Error(ordered.reason);
  const of = { character_id: ordered.characterId, user_id: userId, created_at: now() };
  await db('made_portraits').insert({ ...of, id: newId(), batch: 1, place: 0 });
  await db('made_renewals').insert({ ...of, batch: 2, idempotency_key: newId(), tokens: 0 });
  const id = newId();
  const document = { spec: 'chara_card_v2', data: { name: mark, description: mark } };
  const card = { fileName: `${mark}.json`, removed: 0, document };
  await db('character_cards').insert({
    ...of,
    id,
    format: 'json',
    file_bytes: 100,
    sealed_card: sealCard(seal, id, card),
  });
}

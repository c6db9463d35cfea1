import { sealCard } from '~/domain/character-cards/card-rows';
import { storeMade } from '~/domain/made-characters/testing/store-made';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';

/** Stores a character that a person had made from a card, with a portrait and other ones on order. */
export async function haveCharacterMade(
  context: DomainContext,
  userId: string,
  mark: string,
): Promise<void> {
  const { db, seal, now } = context;
  const { characterId } = await storeMade(context, userId);
  const id = newId();
  await db('character_cards').insert({
    id,
    user_id: userId,
    character_id: characterId,
    format: 'json',
    file_bytes: 100,
    sealed_card: sealCard(seal, id, {
      fileName: `${mark}.json`,
      removed: 0,
      document: { spec: 'chara_card_v2', data: { name: mark, description: mark } },
    }),
    created_at: now(),
  });
  const ofCharacter = { character_id: characterId, user_id: userId, created_at: now() };
  await db('made_portraits').insert({ ...ofCharacter, id: newId(), batch: 1, place: 0 });
  await db('made_renewals').insert({
    ...ofCharacter,
    batch: 2,
    idempotency_key: mark,
    tokens: 0,
  });
}

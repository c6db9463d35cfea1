import { orderCharacter } from '~/domain/made-characters/order-character';
import { everythingOffered, sampleChoices } from '~/domain/made-characters/testing/sample-choices';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';

/** Gives a user a character of their own in words with a mark, with a portrait and an order of others. */
export async function haveMade(
  context: DomainContext,
  userId: string,
  mark: string,
): Promise<void> {
  const ordered = await orderCharacter(context, {
    userId,
    choices: sampleChoices({ greeting: mark, line: mark, yourLine: mark }),
    offered: everythingOffered,
    makerStatus: { ageStatus: 'passed', pausedUntil: null },
    idempotencyKey: newId(),
  });
  if (!ordered.ok) throw new Error(ordered.reason);
  const of = { character_id: ordered.characterId, user_id: userId, created_at: context.now() };
  await context.db('made_portraits').insert({ ...of, id: newId(), batch: 1, place: 0 });
  const renewal = { ...of, batch: 2, idempotency_key: newId(), tokens: 0 };
  await context.db('made_renewals').insert(renewal);
}

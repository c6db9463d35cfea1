import type { MadeCharactersRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { orderCharacter } from '../order-character';
import { everythingOffered, sampleChoices } from './sample-choices';

type Outcome = Partial<Pick<MadeCharactersRow, 'state' | 'failure' | 'deleted_at'>>;

/** Orders a character of a person without work on it, and stores it with a portrait in the given state. */
export async function storeMade(
  context: DomainContext,
  userId: string,
  outcome: Outcome = { state: 'made' },
): Promise<{ characterId: string; slug: string }> {
  const ordered = await orderCharacter(context, {
    userId,
    choices: sampleChoices(),
    offered: everythingOffered,
    makerStatus: { ageStatus: 'passed', pausedUntil: null },
    idempotencyKey: newId(),
  });
  if (!ordered.ok) throw new Error(ordered.reason);
  const { characterId: id, slug } = ordered;
  const isEnded = outcome.state !== 'making';
  await context
    .db('made_characters')
    .where({ id })
    .update({ ...outcome, ...(isEnded && { due_at: null, ended_at: context.now() }) });
  await context.db('made_portraits').insert({
    id: newId(),
    character_id: id,
    user_id: userId,
    batch: 1,
    place: 0,
    created_at: context.now(),
  });
  const isOpen = outcome.state === 'made' && !outcome.deleted_at;
  await context.db('characters').where({ id }).update({ is_private: isOpen });
  return { characterId: id, slug };
}

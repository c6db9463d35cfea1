import { changeOwnCharacter } from '../characters/store-own-character';
import type { Moderator } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { asCharacter } from './as-character';
import { longest } from './choices';
import { isBioAllowed } from './judge-texts';
import { lockMade, toMadeCharacter } from './made-rows';

/**
 * Takes over the bio that a service wrote for a made character, after judging it. Returns what became of
 * it: a deleted or failed character gets none. Safe to repeat.
 */
export async function takeBio(
  context: DomainContext,
  moderator: Moderator,
  { characterId, text }: { characterId: string; text: string },
): Promise<'applied' | 'unknown' | 'late' | 'refused'> {
  const bio = text.slice(0, longest.bio).trim();
  const isAllowed = bio !== '' && (await isBioAllowed(moderator, bio));
  return transact(context, async (trx) => {
    const row = await lockMade(trx, characterId);
    if (!row) return 'unknown';
    if (row.deleted_at !== null || row.state === 'failed') return 'late';
    if (!isAllowed) return 'refused';
    const { choices } = toMadeCharacter(context.seal, row);
    await changeOwnCharacter(trx, characterId, asCharacter(choices, bio));
    return 'applied';
  });
}

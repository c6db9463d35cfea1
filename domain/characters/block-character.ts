import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { stopFollowing } from './follow-character';
import { refuse, type Refusal } from './refusals';

interface Block {
  userId: string;
  characterId: string;
}

/**
 * Blocks a character, so that the user neither sees it nor gets messages from it; repeating it changes
 * nothing. The user stops following it. Purchases, including a fan club, stay theirs. Refuses a
 * character that is not published.
 */
export async function blockCharacter(
  context: DomainContext,
  { userId, characterId }: Block,
): Promise<{ ok: true; isBlocked: true } | Refusal<'no-such-character'>> {
  return transact(context, async (trx) => {
    const { rows } = await trx.raw<{ rows: unknown[] }>(
      `with wanted as (select id from characters where id = :characterId and is_published),
            added as (
              insert into character_blocks (user_id, character_id, created_at)
              select :userId, id, :now from wanted on conflict do nothing)
       select id from wanted`,
      { userId, characterId, now: context.now() },
    );
    if (rows.length === 0) return refuse('no-such-character');
    await stopFollowing(trx, { userId, characterId });
    return { ok: true, isBlocked: true };
  });
}

/** Removes a block; repeating it changes nothing. An earlier follow is not restored. */
export async function unblockCharacter(
  { db }: Pick<DomainContext, 'db'>,
  { userId, characterId }: Block,
): Promise<{ ok: true; isBlocked: false }> {
  await db('character_blocks').where({ user_id: userId, character_id: characterId }).delete();
  return { ok: true, isBlocked: false };
}

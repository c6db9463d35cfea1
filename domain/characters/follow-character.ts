import type { Knex } from 'knex';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { characterFollowed, characterUnfollowed } from './events';
import { isBlocked } from './is-blocked';
import { refuse, type Refusal } from './refusals';

interface Follow {
  userId: string;
  characterId: string;
}

type Followed =
  { ok: true; isFollowed: boolean } | Refusal<'no-such-character' | 'character-blocked'>;

/**
 * Follows a character; repeating it changes nothing. Refuses a character that is not published or that
 * the user has blocked.
 */
export async function followCharacter(
  context: DomainContext,
  { userId, characterId }: Follow,
): Promise<Followed> {
  return transact(context, async (trx) => {
    const added = await trx.raw<{ rowCount: number }>(
      `insert into follows (user_id, character_id, created_at)
       select :userId, id, :now from characters where id = :characterId and is_published
          and not exists (select from character_blocks
                           where user_id = :userId and character_id = characters.id)
       on conflict do nothing`,
      { userId, characterId, now: context.now() },
    );
    if (added.rowCount === 0) {
      if (await isBlocked(trx, userId, characterId)) return refuse('character-blocked');
      const isThere = await isPublished(trx, characterId);
      return isThere ? { ok: true, isFollowed: true } : refuse('no-such-character');
    }
    await trx.raw(
      `insert into character_counts (character_id, followers) values (:characterId, 1)
       on conflict (character_id) do update set followers = character_counts.followers + 1`,
      { characterId },
    );
    announce(trx, characterFollowed, aboutOf(userId), { userId, characterId });
    return { ok: true, isFollowed: true };
  });
}

/** Stops following a character; repeating it changes nothing, nor does a removed character. */
export async function unfollowCharacter(
  context: DomainContext,
  { userId, characterId }: Follow,
): Promise<{ ok: true; isFollowed: boolean }> {
  return transact(context, async (trx) => {
    await stopFollowing(trx, { userId, characterId });
    return { ok: true, isFollowed: false };
  });
}

/** Stops following a character in the caller's transaction. */
export async function stopFollowing(
  trx: Knex.Transaction,
  { userId, characterId }: Follow,
): Promise<void> {
  const removed = await trx('follows')
    .where({ user_id: userId, character_id: characterId })
    .delete();
  if (removed === 0) return;
  await trx('character_counts')
    .where({ character_id: characterId })
    .where('followers', '>', 0)
    .decrement('followers', 1);
  announce(trx, characterUnfollowed, aboutOf(userId), { userId, characterId });
}

const aboutOf = (userId: string) => ({ personId: userId, aggregateId: userId });

async function isPublished(trx: Knex.Transaction, characterId: string): Promise<boolean> {
  const row = await trx('characters').where({ id: characterId, is_published: true }).first('id');
  return row !== undefined;
}

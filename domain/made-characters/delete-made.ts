import { emptyOwnCharacter, openOwnCharacter } from '../characters/store-own-character';
import type { DomainContext } from '../shared/context';
import { secondsAgo } from '../shared/remove-in-batches';
import { transact } from '../shared/transactions/transact';
import { endAsFailed, removePortraits } from './end-making';
import { lockMade, lockOwn } from './made-rows';
import { refuse, type Refusal } from './refusals';
import { releaseRenewals } from './renew-portraits';
import { madeCharactersSettings } from './settings';

interface Own {
  userId: string;
  characterId: string;
}

/**
 * Deletes a person's made character: it answers no more, and its files and words go after a time. One that
 * is being made is given up, and its price returned. Safe to repeat.
 */
export async function deleteMade(
  context: DomainContext,
  { userId, characterId }: Own,
): Promise<{ ok: true } | Refusal<'no-such-made-character'>> {
  return transact(context, async (trx) => {
    const row = await lockMade(trx, characterId);
    if (row?.user_id !== userId) return refuse('no-such-made-character');
    if (row.deleted_at !== null) return { ok: true };
    await endAsFailed(context, trx, row, 'stopped');
    await releaseRenewals(context, trx, characterId);
    await openOwnCharacter(trx, characterId, false);
    await trx('made_characters').where({ id: characterId }).update({ deleted_at: context.now() });
    return { ok: true };
  });
}

/** Undoes the deletion of a person's character, as long as the settings allow. Safe to repeat. */
export async function restoreMade(
  context: DomainContext,
  { userId, characterId }: Own,
): Promise<{ ok: true } | Refusal<'no-such-made-character' | 'too-late-to-restore'>> {
  const { created_undo_seconds: undo } = await context.settings(madeCharactersSettings);
  return transact(context, async (trx) => {
    const row = await lockMade(trx, characterId);
    if (row?.user_id !== userId) return refuse('no-such-made-character');
    if (row.deleted_at === null) return { ok: true };
    if (row.deleted_at < secondsAgo(context, undo)) return refuse('too-late-to-restore');
    await trx('made_characters').where({ id: characterId }).update({ deleted_at: null });
    if (row.state === 'made') await openOwnCharacter(trx, characterId, true);
    return { ok: true };
  });
}

/** Gives up a person's character that is being made, and returns its price; a made one is none of these. */
export async function stopMaking(
  context: DomainContext,
  { userId, characterId }: Own,
): Promise<{ ok: true } | Refusal<'no-such-made-character'>> {
  return transact(context, async (trx) => {
    const row = await lockOwn(trx, { userId, characterId });
    if (!row || row.state === 'made') return refuse('no-such-made-character');
    await endAsFailed(context, trx, row, 'stopped');
    await trx('made_characters').where({ id: characterId }).update({ deleted_at: context.now() });
    return { ok: true };
  });
}

/** Removes the files and words of characters that were deleted long enough ago. Returns their number. */
export async function purgeDeletedMade(context: DomainContext, limit: number): Promise<number> {
  const { created_deleted_kept_seconds: kept } = await context.settings(madeCharactersSettings);
  const ids = await context
    .db('made_characters')
    .where('deleted_at', '<', secondsAgo(context, kept))
    .orderBy('deleted_at')
    .limit(limit)
    .pluck<string[]>('id');
  for (const characterId of ids) {
    await transact(context, async (trx) => {
      const row = await lockMade(trx, characterId);
      if (!row?.deleted_at || row.deleted_at >= secondsAgo(context, kept)) return;
      await removePortraits(context, trx, characterId);
      await emptyOwnCharacter(trx, characterId);
      await trx('made_characters').where({ id: characterId }).delete();
    });
  }
  return ids.length;
}

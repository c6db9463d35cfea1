import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { lockOwn } from './made-rows';
import { refuse, type Refusal } from './refusals';
import { showAs } from './show-portrait';

/** Sets one of the finished portraits of a person's character as its picture. Safe to repeat. */
export async function choosePortrait(
  context: DomainContext,
  { userId, characterId, portraitId }: { userId: string; characterId: string; portraitId: string },
): Promise<{ ok: true } | Refusal<'no-such-made-character'>> {
  return transact(context, async (trx) => {
    const row = await lockOwn(trx, { userId, characterId });
    const portrait = await trx('made_portraits')
      .where({ id: portraitId, character_id: characterId, state: 'done' })
      .first('id', 'folder', 'width', 'height');
    if (row?.state !== 'made' || !portrait) return refuse('no-such-made-character');
    const { id, folder, width, height } = portrait;
    if (folder === null || width === null || height === null) {
      throw new Error('a finished portrait has no files');
    }
    await showAs(trx, row, { id, folder, width, height });
    return { ok: true };
  });
}

import type { Knex } from 'knex';
import { keepForPortrait } from '../generations/generation-files';
import { lockPhoto } from '../generations/lock-photo';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { lockOwn } from './made-rows';
import { nextBatch } from './place-portraits';
import { refuse, type Refusal } from './refusals';
import { showAs } from './show-portrait';

interface Chosen {
  userId: string;
  characterId: string;
  /** The message of the chat that shows the picture. */
  messageId: string;
}

/**
 * Makes a picture of a person's own made character its portrait, and one of its portraits. Its files are
 * kept even if the picture is deleted later. Safe to repeat.
 */
export async function portrayWithPicture(
  context: DomainContext,
  { userId, characterId, messageId }: Chosen,
): Promise<{ ok: true } | Refusal<'no-such-made-character'>> {
  return transact(context, async (trx) => {
    const row = await lockOwn(trx, { userId, characterId });
    if (row?.state !== 'made') return refuse('no-such-made-character');
    const purpose = 'chat_photo' as const;
    const photo = await lockPhoto(trx, { userId, characterId, subjectId: messageId, purpose });
    if (!photo) return refuse('no-such-made-character');
    const earlier = await findByFolder(trx, characterId, photo.folder);
    const id = earlier ?? newId();
    if (earlier === null) {
      await trx('made_portraits').insert({
        id,
        character_id: characterId,
        user_id: userId,
        batch: await nextBatch(trx, characterId),
        place: 0,
        state: 'done',
        ...photo,
        created_at: context.now(),
      });
      await keepForPortrait(trx, { location: photo.folder, portraitId: id });
    }
    await showAs(trx, row, { id, ...photo });
    return { ok: true };
  });
}

async function findByFolder(
  trx: Knex.Transaction,
  characterId: string,
  folder: string,
): Promise<string | null> {
  const row = await trx('made_portraits').where({ character_id: characterId, folder }).first('id');
  return row?.id ?? null;
}

import type { Knex } from 'knex';
import { withholdMedia } from '../media/media-prints';
import type { DomainContext } from '../shared/context';

/** Which of these keys are those of pictures and videos that stand for a character. */
export async function listCharacterFiles(db: Knex, keys: readonly string[]): Promise<string[]> {
  return db('character_media').whereIn('storage_key', keys).distinct().pluck('storage_key');
}

/** Hides a file wherever its character is shown. Returns false if it was hidden already. */
export async function withholdCharacterFile(
  trx: Knex.Transaction,
  key: string,
  now: Date,
): Promise<boolean> {
  const hidden = await trx('character_media')
    .where({ storage_key: key, withheld_at: null })
    .update({ withheld_at: now });
  return hidden > 0;
}

/** Shows a withheld file of a character again. */
export async function releaseCharacterFile(trx: Knex.Transaction, key: string): Promise<void> {
  await trx('character_media').where({ storage_key: key }).update({ withheld_at: null });
}

/** Hides all files that stand for a character, and sends their bytes no longer. */
export async function withholdAllFiles(
  context: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  characterId: string,
): Promise<void> {
  const files = () => trx('character_media').where({ character_id: characterId });
  const keys = await files().distinct().pluck<string[]>('storage_key');
  await files().whereNull('withheld_at').update({ withheld_at: context.now() });
  await withholdMedia(context, trx, keys, { isBarred: false });
}

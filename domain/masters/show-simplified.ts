import type { Knex } from 'knex';
import { publishCharacter } from '../characters/publish-character';
import { addPreview } from '../characters/store-house-character';
import { setOwnPortrait } from '../characters/store-own-character';
import type { Generation } from '../generations/generation';
import { photoResultSchema } from '../generations/schema';
import { renditionKeys } from '../media/rendition-keys';
import type { DomainContext } from '../shared/context';
import { simplifiedPicture } from './order-simplified';

/**
 * Takes over the end of an order for a picture of a simplified model, in its transaction. With the last one
 * the model is published, or has failed. A picture of a removed model is left unchanged.
 */
export async function showSimplified(
  context: DomainContext,
  trx: Knex.Transaction,
  { purpose, subjectId, characterId, state, result }: Generation,
): Promise<void> {
  if (purpose !== simplifiedPicture || state === 'placed' || state === 'begun') return;
  const picture = await trx('simplified_pictures').where({ id: subjectId }).first();
  if (!picture) return;
  const creatorId = picture.creator_id;
  const model = await trx('simplified_models').where({ creator_id: creatorId }).forUpdate().first();
  if (model?.state !== 'making') return;
  const taken = await trx('simplified_pictures')
    .where({ id: subjectId, state: 'waiting' })
    .update({ state: state === 'done' ? 'done' : 'failed' });
  if (taken === 0) return;
  if (state === 'done') {
    const { folder, width, height } = photoResultSchema.parse(result);
    const keyOf = (shown: number) => renditionKeys.picture(folder, shown, 'webp');
    const portrait = { width, height, keyOf };
    await (picture.place === 0
      ? setOwnPortrait(trx, characterId, portrait)
      : addPreview(trx, characterId, picture.place, portrait));
  }
  await conclude(context, trx, { creatorId, characterId });
}

async function conclude(
  { now }: DomainContext,
  trx: Knex.Transaction,
  { creatorId, characterId }: { creatorId: string; characterId: string },
): Promise<void> {
  const states = await trx('simplified_pictures').where({ creator_id: creatorId }).pluck('state');
  if (states.includes('waiting')) return;
  const state = states.includes('failed') ? 'failed' : 'made';
  await trx('simplified_models')
    .where({ creator_id: creatorId })
    .update({ state, ended_at: now() });
  if (state === 'made') await publishCharacter(trx, characterId);
}

import type { Knex } from 'knex';
import { setOwnVideoPreview } from '../characters/store-own-character';
import type { Generation } from '../generations/generation';
import { placeGeneration } from '../generations/place-generation';
import { videoResultSchema } from '../generations/schema';
import { renditionKeys } from '../media/rendition-keys';
import type { DomainContext } from '../shared/context';
import { composeVideoPreview } from './compose-portrait';
import { lockMade, type MadeCharacter } from './made-rows';
import { makingReason } from './order-character';
import { madeCharactersSettings } from './settings';

/** The purpose of orders for video previews; their subject is the character. */
export const madeVideo = 'made_video';

/**
 * Orders the video preview of a character that has just been made, in the caller's transaction, if the
 * settings provide for one. It is part of the character's price. If it fails, the character stays without.
 */
export async function placeVideoPreview(
  context: DomainContext,
  trx: Knex.Transaction,
  { id: characterId, userId, choices }: Pick<MadeCharacter, 'id' | 'userId' | 'choices'>,
  slug: string,
): Promise<void> {
  const { created_video_seconds: seconds } = await context.settings(madeCharactersSettings);
  if (seconds === 0) return;
  const placed = await placeGeneration(context, trx, {
    userId,
    characterId,
    creatorId: null,
    kind: 'video',
    purpose: madeVideo,
    subjectId: characterId,
    idempotencyKey: `video-preview:${characterId}`,
    order: composeVideoPreview(choices, { of: slug, seconds }),
    tokens: 0,
    reason: makingReason,
    isSubscriber: false,
  });
  // Free orders with limits of their own are never refused.
  if (!placed.ok) throw new Error(`a video preview was refused: ${placed.reason}`);
}

/** Shows a finished video preview at its character, in the transaction of its order. */
export async function showVideoPreview(
  trx: Knex.Transaction,
  { purpose, characterId, state, result }: Generation,
): Promise<void> {
  if (purpose !== madeVideo || state !== 'done') return;
  if (!(await lockMade(trx, characterId))) return;
  const { folder, width, height } = videoResultSchema.parse(result);
  await setOwnVideoPreview(trx, characterId, { width, height, key: renditionKeys.video(folder) });
}

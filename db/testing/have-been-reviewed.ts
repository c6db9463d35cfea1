import { newId } from '~/domain/shared/ids';
import type { DomainContext } from '~/domain/shared/context';
import { makeStaff } from './factories';

/** Stores a declined review of a model, and the things its person never allows in pictures. */
export async function haveBeenReviewed({ db, now }: DomainContext, creatorId: string) {
  const { id: staffId } = await makeStaff(db);
  await db('creator_decisions').insert({
    id: newId(),
    creator_id: creatorId,
    staff_id: staffId,
    outcome: 'declined',
    words: 'The photos are blurred.',
    at: now(),
  });
  await db('creator_picture_rules').insert({
    creator_id: creatorId,
    never_kinds: ['beach'],
    updated_at: now(),
  });
}

/** Stores an hour with figures of a creator. */
export async function haveFigures(
  { db, now }: DomainContext,
  ownerId: string,
  characterId: string,
) {
  const hour = { owner_id: ownerId, character_id: characterId, hour: now(), unit: 'USD' };
  await db('creator_hours').insert({ ...hour, followers_platform: 1 });
  await db('creator_hour_reasons').insert({ ...hour, reason: 'chat_tip', minor: 1 });
}

import { giveConsents } from '~/domain/creators/change-consent';
import { currentText } from '~/domain/creators/consent-texts';
import { markUnconfirmed } from '~/domain/creators/unconfirmed-parts';
import { newId } from '~/domain/shared/ids';
import type { DomainContext } from '~/domain/shared/context';
import { makeStaff } from './factories';

/** Stores a declined review of a model, a part filled in by a manager, and limits of its pictures. */
export async function haveBeenReviewed({ db, now }: DomainContext, creatorId: string) {
  await db.transaction((trx) => markUnconfirmed(trx, creatorId, ['profile'], now()));
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

/** Gives a consent of a model's person in a session of their own. */
export async function haveConsented(context: DomainContext, userId: string): Promise<void> {
  const by = { userId, actorId: userId, sessionId: newId(), address: '203.0.113.7' };
  const agreed = [{ scope: 'marketing', textHash: currentText('marketing').hash }] as const;
  const given = await giveConsents(context, by, agreed);
  if (!given.ok) throw new Error(given.reason);
}

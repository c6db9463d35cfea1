import { createHash } from 'node:crypto';
import { orderSimplified } from '~/domain/masters/order-simplified';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';

/** Stores an accepted invitation of a model's person, who has had a simplified model made as a manager. */
export async function haveManaged(
  context: DomainContext,
  { id: masterId, creatorId }: { id: string; creatorId: string },
): Promise<void> {
  const { db, now } = context;
  await db('creator_invitations').insert({
    creator_id: creatorId,
    token_hash: createHash('sha256').update(creatorId).digest('hex'),
    purpose: 'kyc',
    sent_at: now(),
    expires_at: now(),
    accepted_at: now(),
  });
  const ordered = await orderSimplified(context, {
    masterId,
    idempotencyKey: newId(),
    name: 'Iris',
    gender: 'female',
    attributes: {
      Ethnicity: 'Asian',
      Age: 25,
      EyeColor: 'Brown',
      HairStyle: 'Straight',
      HairColor: 'Black',
      BodyType: 'Slim',
    },
  });
  if (!ordered.ok) throw new Error(ordered.reason);
}

import type { Knex } from '../connection';
import { currentText } from '~/domain/creators/consent-texts';
import { newId } from '~/domain/shared/ids';

export interface ModelTraits {
  userId: string;
  characterId: string;
  displayName: string;
  managerId?: string | null;
}

/** Stores a model with a person, with every step done and consent given; returns its id. It is not live yet. */
export async function storeCompleteModel(
  db: Knex,
  { userId, characterId, displayName, managerId = null }: ModelTraits,
  now: Date,
): Promise<string> {
  const creatorId = newId();
  await db('creators').insert({
    id: creatorId,
    kind: 'verified',
    user_id: userId,
    manager_id: managerId,
    display_name: displayName,
    character_id: characterId,
    created_at: now,
    updated_at: now,
    submitted_at: now,
  });
  const row = { creator_id: creatorId };
  await db('creator_identities').where(row).update({ status: 'approved' });
  await db('creator_photo_checks').where(row).update({ status: 'approved' });
  await db('creator_voices').where(row).update({ kind: 'template', status: 'approved' });
  await db('creator_releases').where(row).update({ status: 'signed' });
  await db('creator_agreements').where(row).update({ status: 'signed' });
  await db('creator_approvals').where(row).update({ status: 'approved' });
  await db('creator_twins').where(row).update({ status: 'completed', accepted_at: now });
  const { version, hash } = currentText('twin');
  await db('creator_consents').insert({
    creator_id: creatorId,
    scope: 'twin',
    text_version: version,
    text_hash: hash,
    given_at: now,
  });
  return creatorId;
}

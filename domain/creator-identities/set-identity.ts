import type { Knex } from 'knex';
import type { CreatorIdentitiesRow } from '~/db/rows';

/**
 * Sets the state of a person's identity by a decision of staff, in the caller's transaction. An attempt in
 * progress ends without a verdict; a restart gives all tries back.
 */
export async function setIdentity(
  trx: Knex.Transaction,
  creatorId: string,
  status: CreatorIdentitiesRow['status'],
  now: Date,
): Promise<void> {
  await trx('creator_identities')
    .where({ creator_id: creatorId })
    .update({ status, updated_at: now, ...(status === 'not_started' && { tries: 0 }) });
  await trx('identity_attempts')
    .where({ creator_id: creatorId, state: 'open' })
    .update({ state: 'stopped', decided_at: now, sealed_verification_url: null, poll_at: null });
}

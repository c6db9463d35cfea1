import type { Knex } from 'knex';
import type { IdentityAttemptsRow } from '~/db/rows';
import type { IdentityFailure } from '~/providers/identity/identity-provider';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { kycProgressed } from './events';
import { kycOf } from './read-kyc';

type Ending =
  { state: 'approved'; sealedFacts: string } | { state: 'rejected'; failure: IdentityFailure };

/**
 * Ends an open attempt and sets the state of the identity, in the caller's transaction, which has locked the
 * identity. A fault of the provider gives the try back.
 */
export async function endAttempt(
  context: DomainContext,
  trx: Knex.Transaction,
  attempt: IdentityAttemptsRow,
  ending: Ending,
): Promise<void> {
  const now = context.now();
  await trx('identity_attempts')
    .where({ id: attempt.id })
    .update({
      state: ending.state,
      failure: ending.state === 'rejected' ? ending.failure : null,
      sealed_facts: ending.state === 'approved' ? ending.sealedFacts : null,
      sealed_verification_url: null,
      poll_at: null,
      decided_at: now,
    });
  const isFault = ending.state === 'rejected' && ending.failure === 'internal_error';
  await trx('creator_identities')
    .where({ creator_id: attempt.creator_id })
    .update({
      status: ending.state,
      updated_at: now,
      ...(isFault && { tries: trx.raw('greatest(tries - 1, 0)') }),
    });
}

/** Locks the identity of a model until the transaction ends; undefined if the model does not exist. */
export const lockIdentity = (trx: Knex.Transaction, creatorId: string) =>
  trx('creator_identities').where({ creator_id: creatorId }).forUpdate().first();

/** Announces the present state to the person, if the model has one. */
export async function announceProgress(
  { seal }: DomainContext,
  trx: Knex.Transaction,
  { creatorId, most }: { creatorId: string; most: number },
): Promise<void> {
  const model = await trx('creator_profiles').where({ id: creatorId }).first('user_id');
  const kyc = await kycOf(trx, seal, { creatorId, most });
  if (!model?.user_id || !kyc) return;
  const userId = model.user_id;
  announce(trx, kycProgressed, { personId: userId, aggregateId: creatorId }, { userId, kyc });
}

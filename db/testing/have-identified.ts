import { sealFacts } from '~/domain/creator-identities/attempt';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';

/** Creates an approved attempt at identifying the person of a model. */
export async function haveIdentified(
  { db, seal, now }: DomainContext,
  creatorId: string,
): Promise<void> {
  const id = newId();
  await db('identity_attempts').insert({
    id,
    creator_id: creatorId,
    number: 1,
    provider: 'veriff',
    session_id: newId(),
    state: 'approved',
    sealed_facts: sealFacts(seal, id, { nameMatches: true, birthDateMatches: true }),
    started_at: now(),
    expires_at: now(),
    decided_at: now(),
  });
}

import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import type { ClaimedRequest, StoredResponse } from './schema';

/**
 * Stores a request's response, sealed, in the caller's transaction if given. Returns false and stores
 * nothing if there is a response already or another attempt has taken the request over.
 */
export async function storeResponse(
  { seal }: Pick<DomainContext, 'seal'>,
  db: Knex,
  { id, attempt }: ClaimedRequest,
  { status, body }: StoredResponse,
): Promise<boolean> {
  const stored = await db('idempotent_requests')
    .where({ id, attempt, state: 'in_flight' })
    .update({
      state: 'done',
      leased_until: null,
      status,
      sealed_answer: seal.seal(
        JSON.stringify(body),
        placeOf('idempotent_requests', 'sealed_answer', id),
      ),
    });
  return stored === 1;
}

import type { IdempotentRequestsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import type { ClaimedRequest, StoredResponse } from './schema';

type SealedAnswer = Pick<IdempotentRequestsRow, 'id' | 'status' | 'sealed_answer'>;

/** Returns the response to a request, stored by this attempt or another; null if there is none yet. */
export async function findResponse(
  context: DomainContext,
  { id }: ClaimedRequest,
): Promise<StoredResponse | null> {
  const row = await context
    .db('idempotent_requests')
    .where({ id })
    .first('id', 'status', 'sealed_answer');
  return row ? openResponse(context, row) : null;
}

/** Opens the response stored in a row; null if there is none. */
export function openResponse(
  { seal }: Pick<DomainContext, 'seal'>,
  { id, status, sealed_answer }: SealedAnswer,
): StoredResponse | null {
  if (status === null || sealed_answer === null) return null;
  const opened = seal.open(sealed_answer, placeOf('idempotent_requests', 'sealed_answer', id));
  return { status, body: JSON.parse(opened) as unknown };
}

import type { IdempotentRequestsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import type { ClaimedRequest, StoredResponse } from './schema';

type SealedAnswer = Pick<IdempotentRequestsRow, 'id' | 'status' | 'sealed_answer'>;

/** The answer a request has been given, by this attempt or another; null while there is none. */
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

/** The answer a row holds, made readable; null when it holds none. */
export function openResponse(
  { seal }: Pick<DomainContext, 'seal'>,
  { id, status, sealed_answer }: SealedAnswer,
): StoredResponse | null {
  if (status === null || sealed_answer === null) return null;
  const opened = seal.open(sealed_answer, placeOf('idempotent_requests', 'sealed_answer', id));
  return { status, body: JSON.parse(opened) as unknown };
}

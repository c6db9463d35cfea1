import type { Knex } from 'knex';
import { listPostPlaces } from '../posts/withhold-posts';
import type { DomainContext } from '../shared/context';
import { takeDown } from './take-down';

/**
 * Takes a reported post down with all copies of its media, in the caller's transaction. Returns false if
 * there is no such post.
 */
export async function takeDownPost(
  context: DomainContext,
  trx: Knex.Transaction,
  { caseId, postId }: { caseId: string; postId: string },
): Promise<boolean> {
  const places = await listPostPlaces(trx, postId);
  if (places === null) return false;
  await takeDown(context, trx, caseId, [{ kind: 'post', subject: postId, places }]);
  return true;
}

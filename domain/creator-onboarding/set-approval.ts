import type { Knex } from 'knex';
import type { CreatorDecisionsRow } from '~/db/rows';
import { newId } from '../shared/ids';

/** Stores a decision of staff about a model and the state of its approval, in the caller's transaction. */
export async function setApproval(
  trx: Knex.Transaction,
  decision: Omit<CreatorDecisionsRow, 'id' | 'at'>,
  now: Date,
): Promise<void> {
  await trx('creator_decisions').insert({ ...decision, id: newId(), at: now });
  const status = decision.outcome === 'approved' ? 'approved' : 'rejected';
  await trx('creator_approvals')
    .where({ creator_id: decision.creator_id })
    .update({ status, updated_at: now });
}

export type ModelDecision = Pick<
  CreatorDecisionsRow,
  'id' | 'outcome' | 'reasons' | 'words' | 'may_try_again' | 'restarts' | 'at'
>;

/** The number of decisions that a page shows. */
const shownDecisions = 10;

/** Returns the last decisions of staff about a model, the newest first. */
export async function listDecisions(db: Knex, creatorId: string): Promise<ModelDecision[]> {
  return db('creator_decisions')
    .where({ creator_id: creatorId })
    .orderBy('at', 'desc')
    .limit(shownDecisions)
    .select('id', 'outcome', 'reasons', 'words', 'may_try_again', 'restarts', 'at');
}
